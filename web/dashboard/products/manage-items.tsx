import { Plus, Upload } from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { ExportItems } from '../product-file/export-items.tsx';
import { ItemsBoard } from './items-board.tsx';

/** Every product, to update and to delete. */
export function ManageItems() {
  return (
    <DashboardPage
      title={tAdmin.items.title}
      actions={
        <div className="flex flex-wrap gap-3">
          <ExportItems />
          <Link to={paths.dashboard.importItems} className={buttonStyle('quiet', 'dense')}>
            <Upload aria-hidden className="size-4" />
            {tAdmin.productFile.import}
          </Link>
          <Link to={paths.dashboard.addItems} className={buttonStyle('primary', 'dense')}>
            <Plus aria-hidden className="size-5" />
            {tAdmin.items.add}
          </Link>
        </div>
      }
    >
      <ItemsBoard />
    </DashboardPage>
  );
}
