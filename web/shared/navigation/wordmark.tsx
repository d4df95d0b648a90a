import { type BrandSettings, logoPath, shopName } from '@aloghor/functions/domain/brand';
import { useLanguage } from '../locale/locale.ts';

interface WordmarkProps {
  /** Undefined until it is known: then there is only the space. */
  brand: BrandSettings | undefined;
  /** Its height, and the size of a name that is set in type. */
  className: string;
}

/**
 * The shop's logo; without one its name, in the colour of the text around it: drawn for the sample's, set in type for all
 * others.
 */
export function Wordmark({ brand, className }: WordmarkProps) {
  const language = useLanguage();
  if (!brand) return <span className={`block ${className}`} />;
  const name = shopName(brand, language);
  const { logo } = brand;
  if (logo) {
    const { width, height } = logo;
    return (
      <img
        src={logoPath(logo)}
        alt={name}
        width={width}
        height={height}
        className={`w-auto object-contain ${className}`}
      />
    );
  }
  if (brand.name) return <span className={`block truncate font-serif ${className}`}>{name}</span>;
  return (
    <svg viewBox="0 20 1470 400" fill="currentColor" role="img" aria-label={name} className={className}>
      <use href="#wordmark" />
    </svg>
  );
}
