import { type BrandSettings, logoPath } from '@aloghor/functions/domain/brand';
import { type PrintLocale, printedShopName } from './print-locale.ts';

interface ShopMarkProps {
  locale: PrintLocale;
  brand: BrandSettings;
}

/**
 * The shop's logo, where it has one, before its name in the languages of the printout: a courier reads that, and a logo may
 * be a drawing alone.
 */
export function ShopMark({ locale, brand }: ShopMarkProps) {
  const { logo } = brand;
  return (
    <>
      {logo && <img src={logoPath(logo)} alt="" width={logo.width} height={logo.height} className="paper-logo" />}
      <b>{printedShopName(locale, brand)}</b>
    </>
  );
}
