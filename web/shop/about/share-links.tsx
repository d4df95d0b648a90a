import { useLocation } from 'react-router-dom';
import { pageAddress } from '../../shared/lib/site-address.ts';
import { tAbout } from '../../shared/locale/messages.ts';
import { shareAddresses } from './share-addresses.ts';
import { shareIcons } from './share-icons.tsx';

const sites = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'x', name: 'X' },
  { id: 'whatsapp', name: 'WhatsApp' },
] as const;

/** Plain links, so that none of the three sites gets a request before a click. */
export function ShareLinks({ title }: { title: string }) {
  const addresses = shareAddresses(pageAddress(useLocation().pathname), title);
  return (
    <div>
      <h2 className="text-xl">{tAbout.shareTitle}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {sites.map(({ id, name }) => {
          const Icon = shareIcons[id];
          return (
            <li key={id}>
              <a
                href={addresses[id]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={tAbout.shareOn(name)}
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
