import { useLocation } from 'react-router-dom';
import { pageAddress } from '../../shared/lib/language.ts';
import { about } from '../../shared/locale/en/long-pages.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { BrandIcon, Mark } from '../../shared/navigation/brand-icons.tsx';
import { WhatsappIcon } from '../../shared/navigation/whatsapp-icon.tsx';

const SITES = ['facebook', 'x', 'whatsapp'] as const;

/** Plain links, so that none of the three sites gets a request before a click. */
export function ShareLinks({ title }: { title: string }) {
  const language = useLanguage();
  const tAbout = useMessages(about);
  const addresses = shareAddresses(pageAddress(useLocation().pathname, language), title);
  return (
    <div>
      <h2 className="text-xl">{tAbout.shareTitle}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {SITES.map((site) => {
          const name = tAbout.sites[site];
          const SiteMark = MARKS[site];
          return (
            <li key={site}>
              <a
                href={addresses[site]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={tAbout.shareOn(name)}
                className="inline-flex min-h-12 items-center gap-2 rounded-full border border-ink/25 px-4 transition-colors hover:border-ink hover:bg-white"
              >
                <SiteMark />
                <span>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const X = 'M3 3.5h5.6l4.3 6 5.1-6h2.3l-6.4 7.5 7.1 9.5h-5.6l-4.7-6.5-5.5 6.5H2.9l6.8-8Zm3.3 1.7 9.9 13.6h1.5L7.8 5.2Z';

const MARKS = {
  facebook: () => <BrandIcon of="facebook" />,
  x: () => (
    <Mark>
      <path fillRule="evenodd" d={X} />
    </Mark>
  ),
  whatsapp: WhatsappIcon,
};

/** Where each site takes a page that somebody wants to share. */
export function shareAddresses(address: string, title: string) {
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
    x: `https://x.com/intent/post?${new URLSearchParams({ url: address, text: title })}`,
    whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`,
  };
}
