import { tShop, tUnknownCategory } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';
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
