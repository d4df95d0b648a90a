import { Plus, Upload } from 'lucide-react';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { productFile, productsPage } from '../messages/en/products.ts';
import { ExportItems } from '../product-file/export-items.tsx';

/** What can be done with the catalogue as a whole. */
export function ItemsActions() {
  const t = useMessages(productsPage);
  const tProductFile = useMessages(productFile);
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap">
      <ExportItems />
      <Link to={paths.dashboard.importItems} className={buttonStyle('quiet', 'dense')}>
        <Upload aria-hidden className="size-4" />
        {tProductFile.import}
      </Link>
      <Link
        to={paths.dashboard.addItems}
        className={`${buttonStyle('primary', 'dense')} max-sm:order-first max-sm:col-span-2`}
      >
        <Plus aria-hidden className="size-5" />
        {t.add}
      </Link>
    </div>
  );
}

/** Shown while the shop has no product. */
export function NoItems() {
  const t = useMessages(productsPage);
  return (
    <Notice title={t.empty} text={t.emptyText}>
      <Link to={paths.dashboard.addItems} className={buttonStyle()}>
        {t.add}
      </Link>
    </Notice>
  );
}
