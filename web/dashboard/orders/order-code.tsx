import { encode } from 'uqr';
import { type LanguageCode, pathIn, siteAddress } from '../../shared/lib/language.ts';
import { paths } from '../../shared/paths.ts';

interface OrderCodeProps {
  orderNumber: string;
  /** Of the page that it opens. */
  language: LanguageCode;
  className: string;
}

/** A QR code that opens the tracking page of an order, and by which the packing bench knows the order. */
export function OrderCode({ orderNumber, language, className }: OrderCodeProps) {
  const { data, size } = encode(trackingAddress(orderNumber, language), { ecc: 'M', border: 2 }); // scanners need the border
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <path d={dark.join('')} />
    </svg>
  );
}

function trackingAddress(orderNumber: string, language: LanguageCode): string {
  const { pathname, search } = new URL(paths.trackOrder(orderNumber), window.location.origin);
  return new URL(siteAddress(pathIn(language, pathname) + search), window.location.origin).href;
}
