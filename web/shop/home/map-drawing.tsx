import { useShopName } from '../../shared/api/settings.ts';
import { shopLocation } from '../../shared/locale/en/home.ts';
import { useMessages } from '../../shared/locale/locale.ts';

/** Dhanmondi as one would sketch it for a friend: the lake, a few roads, and a lamp where the showroom is. */
export function MapDrawing() {
  const tLocation = useMessages(shopLocation);
  return (
    <>
      <svg
        viewBox="0 0 800 640"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={tLocation.drawnMapTitle}
        className="absolute inset-0 size-full"
      >
        <radialGradient id="lamp-light">
          <stop offset="0" stopColor="var(--color-glow)" />
          <stop offset=".4" stopColor="var(--color-glow)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
        </radialGradient>
        <circle cx="430" cy="330" r="290" fill="url(#lamp-light)" />
        <Lake />
        <Roads />
        <Names />
        <Marker />
      </svg>
      <p className="absolute right-4 bottom-3 text-ink-soft text-sm">{tLocation.notToScale}</p>
    </>
  );
}

const SHORE = 'M560-40C540 60 480 90 400 110S270 170 280 250S390 350 350 430S200 520 250 690';
const TREES = [
  [470, 150, 9],
  [487, 138, 6],
  [330, 62, 8],
  [225, 215, 7],
  [212, 236, 10],
  [345, 215, 7],
  [395, 372, 6],
  [300, 375, 9],
  [286, 394, 6],
  [352, 508, 8],
  [334, 522, 11],
  [180, 612, 8],
  [596, 60, 7],
] as const;

function Lake() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={SHORE} strokeWidth="118" className="stroke-bottle/10" />
      <path d={SHORE} strokeWidth="54" className="stroke-stone" />
      <path
        d={SHORE}
        strokeWidth="50"
        className="stroke-[color-mix(in_oklab,var(--color-bottle)_42%,var(--color-paper))]"
      />
      <g className="fill-bottle/25">
        {TREES.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </g>
  );
}

function Roads() {
  return (
    <g fill="none" className="stroke-paper" strokeLinecap="round">
      <path
        strokeWidth="7"
        d="M-20 70L640 34M-20 190L180 182M-20 300L180 296M-20 420L180 420M-20 540L180 548M70-20L84 660M190 360L655 332M436 225L440 680M540 40L560 680M436 225L645 215M434 450L665 450M438 560L680 565M640 140L830 120M650 260L830 250M660 390L830 390M675 520L830 530M735-20L770 680"
      />
      <path strokeWidth="19" d="M170-20C182 180 176 420 196 680M620-20C636 160 652 420 690 680" />
    </g>
  );
}

function Names() {
  const tLocation = useMessages(shopLocation);
  return (
    <g className="fill-ink-soft font-sans text-base" letterSpacing=".6" textAnchor="middle">
      <text transform="translate(182 290) rotate(88)" dy="5">
        {tLocation.westRoad}
      </text>
      <text transform="translate(637 188) rotate(85)" dy="5">
        {tLocation.eastRoad}
      </text>
      <text transform="translate(300 478) rotate(-42)" className="fill-ink font-serif text-lg" dy="6">
        {tLocation.lake}
      </text>
    </g>
  );
}

/** The lamp of the logo as a pin; its point is the showroom. */
function Marker() {
  const shopName = useShopName();
  return (
    <g transform="translate(430 330)">
      <path d="M0 0C-16-26-44-44-44-80a44 44 0 1 1 88 0C44-44 16-26 0 0Z" className="fill-ink" />
      <circle cy="-80" r="29" className="fill-brass" />
      <path d="M2-100C0-88-13-82-13-69C-13-60-8-54 0-54C8-54 13-60 13-68C13-82 5-86 2-100Z" className="fill-paper" />
      <text y="34" textAnchor="middle" className="fill-ink font-semibold font-serif text-xl">
        {shopName}
      </text>
    </g>
  );
}
