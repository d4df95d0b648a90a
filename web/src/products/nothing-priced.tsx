import { useSearchParams } from 'react-router-dom';
import { tShop } from '../messages/messages.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/status.tsx';
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
