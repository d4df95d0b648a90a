import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { denseStyle } from '../../dashboard/dense-style.ts';
import { ItemsBoard } from '../../dashboard/items-board.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';

/** Every product, to update and to delete. */
export function ManageItems() {
  return (
    <DashboardPage
      title={tAdmin.items.title}
      actions={
        <Link to={paths.dashboard.addItems} className={denseStyle.primary}>
          <Plus aria-hidden className="size-5" />
          {tAdmin.items.add}
        </Link>
      }
    >
      <ItemsBoard />
    </DashboardPage>
  );
}
