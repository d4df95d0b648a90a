import { encode } from 'uqr';

/** An address as a code that a telephone's camera opens. Its white border is part of it. */
export function QrCode({ address, className }: { address: string; className: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <path d={dark.join('')} />
    </svg>
  );
}
