import type { AdminItem } from '@aloghor/functions/contract/products';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { Pencil } from 'lucide-react';
import { Fragment } from 'react';
import { labelOf, langOf, nameOf } from '../../shared/lib/product-texts.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { smallPicture } from '../../shared/ui/picture-sources.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import type { Column } from '../table/data-table.tsx';
import { ShortText } from '../table/short-text.tsx';
import { DeleteItem } from './delete-item.tsx';
import { PriceCell } from './price-cell.tsx';
import { ShownSwitch } from './shown-switch.tsx';
import { StockCell } from './stock-cell.tsx';

/** The columns of the table of products. */
export const itemColumns = (): Column<AdminItem>[] => [
  {
    label: tAdmin.items.picture,
    isPlain: true,
    className: 'cell-start lg:w-20',
    cell: (product) => (
      <img
        src={smallPicture(product)}
        alt=""
        width="56"
        height="56"
        loading="lazy"
        className="size-14 rounded-lg bg-stone object-cover"
      />
    ),
  },
  {
    label: tAdmin.items.name,
    isPlain: true,
    className: 'cell-rest',
    cell: (product) => (
      <>
        <Link
          to={paths.product(product._id)}
          lang={langOf(product.nameBn)}
          className="font-semibold underline-offset-4 hover:underline"
        >
          <ShortText>{nameOf(product)}</ShortText>
        </Link>
        <p className="hidden text-ink-soft text-sm lg:max-[88rem]:block">
          <Categories names={product.categories} />
        </p>
      </>
    ),
  },
  {
    label: tAdmin.items.price,
    isNumber: true,
    className: 'lg:w-32',
    cell: (product) => <PriceCell item={product} />,
  },
  { label: tAdmin.items.stock, className: 'lg:w-36', cell: (product) => <StockCell item={product} /> },
  { label: tAdmin.items.inShop, className: 'lg:w-32', cell: (product) => <ShownSwitch item={product} /> },
  {
    label: tAdmin.items.categories,
    className: 'lg:w-48 lg:max-[88rem]:hidden', // below the name there
    cell: ({ categories }) => <Categories names={categories} />,
  },
  {
    label: tAdmin.table.actions,
    isPlain: true,
    isNumber: true,
    className: 'lg:w-64',
    cell: (product) => (
      <span className="flex gap-2 lg:justify-end">
        <Link
          to={paths.dashboard.updateItem(product._id)}
          aria-label={tAdmin.items.updateOf(nameOf(product))}
          className={buttonStyle('quiet', 'dense')}
        >
          <Pencil aria-hidden className="size-4" />
          {tAdmin.items.update}
        </Link>
        <DeleteItem product={product} />
      </span>
    ),
  },
];

function Categories({ names }: { names: CategoryName[] }) {
  return (
    <span>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <span className="inline-block first-letter:uppercase">{labelOf(name)}</span>
        </Fragment>
      ))}
    </span>
  );
}
