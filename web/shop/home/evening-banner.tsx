import { categoryPath, namedCategories, useCategories } from '../../shared/api/categories.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { shop } from '../../shared/shop.config.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import eveningLarge from '../pictures/second-1600.webp';
import eveningSmall from '../pictures/second-phone-560.webp';
import eveningPhone from '../pictures/second-phone-800.webp';
import { useBanner } from './use-banner.ts';

/** The second banner: lamps for outside, at dusk. */
export function EveningBanner() {
  const t = useMessages(common);
  const own = useBanner('banner');
  const [shown] = namedCategories(useCategories(), [shop.bannerCategory]);
  return (
    <section className="relative mt-8 overflow-hidden bg-dusk text-paper md:mt-14 md:grid md:grid-cols-[43%_57%] lg:block">
      <picture className="md:relative md:order-last lg:static">
        <source
          media="(max-width: 1023px)"
          srcSet={own.phonePicture ?? `${eveningSmall} 560w, ${eveningPhone} 800w`}
          sizes="(min-width: 768px) 57vw, 100vw"
          width="800"
          height="700"
        />
        <img
          src={own.picture ?? eveningLarge}
          alt=""
          width="1600"
          height="700"
          loading="lazy"
          decoding="async"
          className="aspect-[8/7] w-full object-cover object-right md:absolute md:inset-0 md:aspect-auto md:h-full"
        />
      </picture>
      <div className="absolute inset-y-0 left-0 hidden w-2/3 bg-linear-to-r from-dusk-deep/80 to-transparent lg:block" />
      <div className="page relative flex flex-col items-start justify-center py-10 md:min-h-[30rem]">
        <h2 className="max-w-[12ch] text-2xl md:text-3xl">{own.title ?? t.home.bannerTitle}</h2>
        <p className="mt-3 max-w-[30ch] text-lg">{own.text ?? t.home.bannerText}</p>
        <Link to={own.link ?? (shown ? categoryPath(shown) : paths.shop)} className={`${buttonStyle('onDark')} mt-6`}>
          {t.home.shopNow}
        </Link>
      </div>
    </section>
  );
}
