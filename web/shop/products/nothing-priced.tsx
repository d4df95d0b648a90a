import { useSearchParams } from 'react-router-dom';
import { tShop } from '../../shared/locale/messages.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { withoutPrice } from './list-address.ts';

/** No product has a price in the range: says so, and leads to all prices. */
export function NothingPriced() {
  const [search] = useSearchParams();
  return (
    <Notice title={tShop.emptyPriceTitle} text={tShop.emptyPrice}>
      <Link to={{ search: withoutPrice(search) }} className={buttonStyle()}>
        {tShop.clearPrice}
      </Link>
    </Notice>
  );
}
