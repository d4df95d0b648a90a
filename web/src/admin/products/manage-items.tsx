import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { DashboardPage } from '../frame/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { ItemsBoard } from './items-board.tsx';

/** Every product, to update and to delete. */
export function ManageItems() {
  return (
    <DashboardPage
      title={tAdmin.items.title}
      actions={
        <Link to={paths.dashboard.addItems} className={buttonStyle('primary', 'dense')}>
          <Plus aria-hidden className="size-5" />
          {tAdmin.items.add}
        </Link>
      }
    >
      <ItemsBoard />
    </DashboardPage>
  );
}
