import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { t } from '../messages/messages.ts';
import { useLoadShopAhead } from '../products/use-load-ahead.ts';
import { useSession } from '../session/session.tsx';
import { buttonStyle } from '../ui/button.ts';
import { HERO_PICTURE, HERO_PICTURES } from './hero-pictures.ts';

/** The room of the first glance: headline on its calm wall, Shop Now, and the way in for members. */
export function Hero() {
  const { visitor } = useSession();
  const loadAhead = useLoadShopAhead();
  return (
    <section className="relative bg-stone md:bg-transparent">
      <picture>
        {HERO_PICTURES.map((picture) => (
          <source key={picture.media} {...picture} />
        ))}
        <img
          src={HERO_PICTURE}
          alt=""
          width="1920"
          height="1080"
          fetchPriority="high"
          className="aspect-[828/844] w-full object-cover object-right md:absolute md:inset-0 md:aspect-auto md:h-full"
        />
      </picture>
      <div className="absolute inset-y-0 left-0 hidden w-2/3 bg-linear-to-r from-paper/60 to-transparent md:block" />
      <div className="page relative flex flex-col bg-paper pt-8 pb-16 md:min-h-[min(46rem,78svh)] md:justify-center md:bg-transparent md:py-24">
        <h1 className="max-w-[12ch] text-3xl md:text-4xl">{t.home.heroTitle}</h1>
        <p className="mt-4 max-w-[34ch] text-ink text-lg">{t.home.heroText}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Link to="shop" className={`${buttonStyle.primary} px-8`} {...loadAhead}>
            {t.home.shopNow}
          </Link>
          {visitor === 'guest' && (
            <p>
              {t.home.alreadyMember}{' '}
              <Link to={paths.login} className="inline-block py-2 font-semibold underline underline-offset-4">
                {t.home.memberLogin}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
