import { Link } from './link.tsx';

interface BreadcrumbProps {
  label: string;
  links: { to: string; label: string }[];
  current: string;
}

/** The path to a page from home. On a phone without the page's own name, which its heading has. */
export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map((link) => (
          <li key={link.to} className="flex items-center gap-x-2">
            <Link to={link.to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              <span className="first-letter:uppercase">{link.label}</span>
            </Link>
            <span aria-hidden className="max-md:[li:nth-last-child(2)>&]:hidden">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink max-md:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
