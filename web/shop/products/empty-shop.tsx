import { tShop } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';

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
