import { tShop } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/status.tsx';

interface EmptyShopProps {
  title: string;
  text: string;
}

/** Nothing matches: a friendly sentence and the way to the whole shop. */
export function EmptyShop({ title, text }: EmptyShopProps) {
  return (
    <Notice title={title} text={text}>
      <Link to={paths.shop} className={buttonStyle()}>
        {tShop.toShop}
      </Link>
    </Notice>
  );
}
