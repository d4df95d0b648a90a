import { Plus } from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

/** To the page on which the shop writes down an order. */
export function NewOrderLink() {
  return (
    <Link to={paths.dashboard.newOrder} className={buttonStyle('quiet', 'dense')}>
      <Plus aria-hidden className="size-4" />
      {tAdmin.newOrder.title}
    </Link>
  );
}
