import { HandCoins, Headset, RotateCcw, Truck } from 'lucide-react';
import { useFillPlaceholders } from '../../shared/api/settings.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';

const ICONS = [HandCoins, RotateCcw, Truck, Headset];

/** What makes buying here safe. */
export function WhyBuyHere() {
  const t = useMessages(common);
  const fillPlaceholders = useFillPlaceholders();
  return (
    <section
      aria-labelledby="why-title"
      className="section-air far-below bg-bottle-deep [--height:50rem] md:[--height:31rem] lg:[--height:22rem] text-paper"
    >
      <div className="page">
        <h2 id="why-title" className="text-2xl md:text-3xl">
          {t.why.title}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
          {t.why.reasons.map(({ title, text }, index) => {
            const Icon = ICONS[index] ?? HandCoins;
            return (
              <li key={title} className="border-paper/25 border-t pt-5">
                <Icon aria-hidden strokeWidth={1.5} className="size-8 text-glow" />
                <h3 className="mt-4 text-xl">{fillPlaceholders(title)}</h3>
                <p className="mt-2 max-w-[34ch] text-paper/85">{fillPlaceholders(text)}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
