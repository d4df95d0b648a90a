import type { ReactNode } from 'react';
import { t, tBrand } from '../../shared/locale/messages.ts';
import { BrandIcon } from '../../shared/navigation/brand-icons.tsx';
import { shop } from '../../shared/shop.config.ts';

const sites = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'instagram', name: 'Instagram' },
] as const;

export function SocialLinks() {
  return (
    <ul aria-label={t.footer.social} className="flex gap-2">
      {sites.map(({ id, name }) => (
        <li key={id}>
          <SocialLink href={shop.social[id]} label={t.footer.follow(tBrand.name, name)}>
            <BrandIcon of={id} />
          </SocialLink>
        </li>
      ))}
    </ul>
  );
}

function SocialLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className="grid size-12 place-items-center rounded-full border border-stone/40 transition-colors hover:border-glow hover:bg-glow hover:text-ink"
    >
      {children}
    </a>
  );
}
