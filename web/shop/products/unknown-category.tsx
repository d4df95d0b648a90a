import { tShop, tUnknownCategory } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { CategoryChips } from './category-chips.tsx';

/** An address that names no category: says so, and leads to each that there is. */
export function UnknownCategory({ name }: { name: string }) {
  const heading = tUnknownCategory.heading(name);
  return (
    <div className="page section-air">
      <PageHead title={heading} />
      <h1 className="text-balance break-words text-3xl">{heading}</h1>
      <p className="mt-5 max-w-prose text-balance text-ink-soft text-lg">{tUnknownCategory.text}</p>
      <CategoryChips current={undefined} isWrapped />
      <Link to={paths.shop} className={buttonStyle()}>
        {tShop.toShop}
      </Link>
    </div>
  );
}
