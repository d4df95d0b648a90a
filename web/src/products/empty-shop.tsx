import { tShop } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/status.tsx';

/** Nothing matches: a friendly sentence and the way to the whole shop. */
export function EmptyShop({ text }: { text: string }) {
  return (
    <Notice title={tShop.emptyTitle} text={text}>
      <Link to={paths.shop} className={buttonStyle()}>
        {tShop.toShop}
      </Link>
    </Notice>
  );
}
