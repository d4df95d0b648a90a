import { useLocation } from 'react-router-dom';
import { pageAddress } from '../../shared/lib/language.ts';
import { about } from '../../shared/locale/en/long-pages.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { BrandIcon, Mark } from '../../shared/navigation/brand-icons.tsx';

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
          return (
            <li key={site}>
              <a
                href={addresses[site]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={tAbout.shareOn(name)}
                className="inline-flex min-h-12 items-center gap-2 rounded-full border border-ink/25 px-4 transition-colors hover:border-ink hover:bg-white"
              >
                {site === 'facebook' ? (
                  <BrandIcon of="facebook" />
                ) : (
                  <Mark>
                    <path fillRule="evenodd" d={MARKS[site]} />
                  </Mark>
                )}
                <span>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The marks of the sites that no page of the shop's leads to. */
const MARKS = {
  x: 'M3 3.5h5.6l4.3 6 5.1-6h2.3l-6.4 7.5 7.1 9.5h-5.6l-4.7-6.5-5.5 6.5H2.9l6.8-8Zm3.3 1.7 9.9 13.6h1.5L7.8 5.2Z',
  whatsapp:
    'M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.3-1.1L3 21l1.2-4.5A9 9 0 0 1 12 3Zm0 1.7a7.3 7.3 0 0 0-6.2 11.2l-.7 2.9 2.9-.8A7.3 7.3 0 1 0 12 4.7ZM9.2 7.9c.2 0 .4 0 .5.4l.7 1.7c.1.2 0 .4-.1.5l-.6.7c-.1.2-.2.3 0 .6a6 6 0 0 0 2.7 2.3c.3.2.4.1.6 0l.8-1c.2-.2.3-.2.5-.1l1.7.8c.3.1.4.2.4.4 0 1-.8 1.9-2 1.9-2.9 0-6.8-3.6-6.8-6.3 0-1 .8-1.9 1.6-1.9Z',
};

/** Where each site takes a page that somebody wants to share. */
export function shareAddresses(address: string, title: string) {
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
    x: `https://x.com/intent/post?${new URLSearchParams({ url: address, text: title })}`,
    whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`,
  };
}
