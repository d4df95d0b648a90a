import { t } from '../messages/messages.ts';
import { brandIcons } from '../navigation/brand-icons.tsx';
import { shareAddresses } from './share-addresses.ts';

const sites = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'x', name: 'X' },
  { id: 'whatsapp', name: 'WhatsApp' },
] as const;

/** Plain links: none of the three sites hears of the visitor before a click. */
export function ShareLinks({ title }: { title: string }) {
  const addresses = shareAddresses(window.location.href, title);
  return (
    <div>
      <h2 className="text-xl">{t.about.shareTitle}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {sites.map(({ id, name }) => {
          const Icon = brandIcons[id];
          return (
            <li key={id}>
              <a
                href={addresses[id]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t.about.shareOn(name)}
                className="inline-flex min-h-12 items-center gap-2 rounded-full border border-ink/25 px-4 transition-colors hover:border-ink hover:bg-white"
              >
                <Icon />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
