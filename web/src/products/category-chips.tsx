import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/contract/products';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { t } from '../messages/messages.ts';

/** All categories in one line that scrolls sideways on small screens. */
export function CategoryChips({ current }: { current: CategoryName | undefined }) {
  return (
    <nav
      aria-label={t.shop.categories}
      className="-mx-(--page-margin) mt-6 mb-8 overflow-x-auto px-(--page-margin) pb-2 lg:mb-10"
    >
      <ul className="flex gap-2 lg:flex-wrap">
        <Chip to={paths.shop} label={t.shop.allCategories} isCurrent={current === undefined} />
        {CATEGORY_NAMES.map((name) => (
          <Chip key={name} to={paths.category(name)} label={name} isCurrent={name === current} />
        ))}
      </ul>
    </nav>
  );
}

function Chip({ to, label, isCurrent }: { to: string; label: string; isCurrent: boolean }) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line px-4 transition-colors first-letter:uppercase hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
      >
        {label}
      </Link>
    </li>
  );
}
