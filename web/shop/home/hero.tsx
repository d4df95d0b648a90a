import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { useLoginLink } from '../../shared/session/origin.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import medium from '../pictures/hero-1280.webp';
import large from '../pictures/hero-1920.webp';
import small from '../pictures/hero-phone-560.webp';
import phone from '../pictures/hero-phone-828.webp';
import { useBanner } from './use-banner.ts';

/**
 * The hero: headline, Shop Now and login over the plain wall of the picture. A narrow screen has no room for that wall:
 * there the text is beside the picture, or below as much of it as leaves Shop Now above the fold.
 */
export function Hero() {
  const t = useMessages(common);
  const { visitor, isLoading } = useSession();
  const loginLink = useLoginLink(paths.login);
  const isPrerendered = !useIsHydrated();
  const loadAhead = useLoadShopAhead();
  const own = useBanner('hero');
  return (
    <section className="relative bg-stone md:grid md:min-h-[min(36rem,70svh)] md:grid-cols-[43%_57%] lg:block lg:bg-transparent">
      <picture className="md:relative md:order-last lg:static">
        <source {...NARROW} srcSet={own.phonePicture ?? NARROW.srcSet} />
        {own.picture ? null : WIDER.map((picture) => <source key={picture.media} {...picture} />)}
        <img
          src={own.picture ?? HERO_PICTURE}
          alt=""
          width="1920"
          height="1080"
          fetchPriority="high"
          className="aspect-[828/844] max-h-[max(30svh,100svh-25rem)] w-full object-cover object-right md:absolute md:inset-0 md:aspect-auto md:h-full md:max-h-none"
        />
      </picture>
      <div className="absolute inset-y-0 left-0 hidden w-2/3 bg-linear-to-r from-paper/60 to-transparent lg:block" />
      <div className="page relative flex flex-col bg-paper pt-8 pb-16 md:justify-center lg:min-h-[min(46rem,78svh)] lg:bg-transparent lg:py-24">
        {/* Not in ch: the zero of a fallback font has another width, and the lines would break elsewhere. */}
        <h1 className="max-w-[7.7em] text-3xl lg:text-4xl">{own.title ?? t.home.heroTitle}</h1>
        <p className="mt-4 max-w-[21.8em] text-ink text-lg lg:max-xl:max-w-[16.6em]">{own.text ?? t.home.heroText}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4 lg:max-xl:max-w-80">
          <Link to={own.link ?? paths.shop} className={`${buttonStyle()} px-8`} {...loadAhead}>
            {t.home.shopNow}
          </Link>
          {visitor === 'guest' && !isLoading && (
            <p className={isPrerendered ? 'for-guests' : ''}>
              {t.home.alreadyMember}{' '}
              <Link {...loginLink} className="inline-block py-2 font-semibold underline underline-offset-4">
                {t.home.memberLogin}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

// The hero's picture for each screen width; the browser loads only one.
const NARROW = {
  media: '(max-width: 1023px)',
  srcSet: `${small} 560w, ${phone} 828w`,
  sizes: '(min-width: 768px) 57vw, 100vw',
  width: 828,
  height: 844,
};
const WIDER = [
  { media: '(min-width: 1024px) and (max-width: 1279px)', srcSet: medium, width: 1280, height: 720 },
  { media: '(min-width: 1280px)', srcSet: large, width: 1920, height: 1080 },
];

/** For browsers without support for `source`. */
const HERO_PICTURE = large;
