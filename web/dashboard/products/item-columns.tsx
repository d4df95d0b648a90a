import type { StaffItem } from '@aloghor/functions/contract/products';
import { PRICE_MAXIMUM, STOCK_MAXIMUM } from '@aloghor/functions/domain/limits';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { price } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { numberOf } from '../form/typed-values.ts';
import { showNotDone } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { productsPage } from '../messages/en/products.ts';
import { useLowStock } from '../staff-settings.ts';
import { ShortText } from '../table/cells.tsx';
import type { Column } from '../table/data-table.tsx';
import { CategoryNames } from './category-names.tsx';
import { EditableCell, stockText, useEditItem, useEditStock, useOpenedItem } from './editable-cell.tsx';
import { ItemMenu } from './item-menu.tsx';

export interface ItemRights {
  mayChange: boolean;
  mayCount: boolean;
}

/** The columns of the table of products; staff who may not change or count them see the same. */
export const itemColumns = ({ mayChange, mayCount }: ItemRights, language: LanguageCode): Column<StaffItem>[] => {
  const t = messagesIn(language, productsPage);
  return [
    {
      label: t.picture,
      isPlain: true,
      className: 'cell-start lg:w-20',
      cell: (product) => <ProductThumbnail product={product} size={56} />,
    },
    {
      label: t.name,
      isPlain: true,
      className: 'cell-rest',
      cell: (product) => (
        <>
          <Link
            to={paths.product(product._id)}
            lang={langOfName(product, language)}
            className="font-semibold underline-offset-4 hover:underline"
          >
            <ShortText>{nameOf(product, language)}</ShortText>
          </Link>
          <p className="hidden text-ink-soft text-sm lg:max-[100rem]:block">
            <CategoryNames names={product.categories} />
          </p>
        </>
      ),
    },
    {
      label: t.price,
      isNumber: true,
      className: 'lg:w-32',
      cell: (product) => (mayChange ? <PriceCell item={product} /> : price(product.price, language)),
    },
    {
      label: t.stock,
      className: 'lg:w-36',
      cell: (product) => (mayCount ? <StockCell item={product} /> : <StockText item={product} />),
    },
    {
      label: t.inShop,
      className: 'lg:w-36',
      cell: (product) => (mayChange ? <ShownSwitch item={product} /> : shownText(product, language)),
    },
    {
      label: t.categories,
      className: 'lg:w-40 lg:max-[100rem]:hidden', // below the name there
      cell: ({ categories }) => <CategoryNames names={categories} />,
    },
    ...(mayChange ? [actions(language)] : []),
  ];
};

const actions = (language: LanguageCode): Column<StaffItem> => {
  const t = messagesIn(language, productsPage);
  const tDataTable = messagesIn(language, dataTable);
  return {
    label: tDataTable.actions,
    isPlain: true,
    isNumber: true,
    className: 'lg:w-52 xl:w-56',
    cell: (product) => (
      <span className="flex gap-2 lg:justify-end">
        <Link
          to={paths.dashboard.updateItem(product._id)}
          aria-label={t.updateOf(nameOf(product, language))}
          className={buttonStyle('quiet', 'dense')}
        >
          <Pencil aria-hidden className="size-4" />
          {t.update}
        </Link>
        <ItemMenu product={product} />
      </span>
    ),
  };
};

const shownText = ({ hidden }: StaffItem, language: LanguageCode) => {
  const t = messagesIn(language, productsPage);
  return hidden ? t.hidden : t.shown;
};

/** The price of an item, to change in the table. */
function PriceCell({ item }: { item: StaffItem }) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const { seen, onToggle } = useOpenedItem(item);
  const edit = useEditItem(seen);
  return (
    <EditableCell
      what={t.price}
      of={nameOf(item, language)}
      value={String(seen.price)}
      onToggle={onToggle}
      range={{ max: PRICE_MAXIMUM, decimals: 2 }}
      isRequired
      onSave={(typed) => edit({ price: Number(typed) })}
    >
      {price(item.price, language)}
    </EditableCell>
  );
}

/** The quantity in stock, to change in the table; an empty one ends the counting. */
function StockCell({ item }: { item: StaffItem }) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const { seen, onToggle } = useOpenedItem(item);
  const edit = useEditStock(seen);
  return (
    <EditableCell
      what={t.stock}
      of={nameOf(item, language)}
      value={String(seen.stock ?? '')}
      onToggle={onToggle}
      range={{ max: STOCK_MAXIMUM }}
      onSave={(typed) => edit(numberOf(typed))}
    >
      <StockText item={item} />
    </EditableCell>
  );
}

/** The quantity in stock, and whether it runs low. */
function StockText({ item }: { item: StaffItem }) {
  const language = useLanguage();
  const { stock } = item;
  const lowStock = useLowStock();
  return (
    <span className={stock === undefined ? 'text-ink-soft' : undefined}>
      <span>{stockText(item, language)}</span>
      {stock !== undefined && stock <= lowStock && <Low isSoldOut={stock === 0} />}
    </span>
  );
}

function Low({ isSoldOut }: { isSoldOut: boolean }) {
  const t = useMessages(productsPage);
  const tCommon = useMessages(common);
  return (
    <span className={`block font-semibold text-sm ${isSoldOut ? 'text-danger' : 'text-brass-text'}`}>
      {isSoldOut ? tCommon.product.soldOut : t.runsLow}
    </span>
  );
}

/** Switches whether shoppers see an item. It changes only after the server has confirmed. */
function ShownSwitch({ item }: { item: StaffItem }) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const edit = useEditItem(item);
  const [isSaving, setIsSaving] = useState(false);
  const isShown = !item.hidden;
  const seen = shownText(item, language);

  async function turn() {
    if (isSaving) return;
    setIsSaving(true);
    const failure = await edit({ hidden: isShown });
    setIsSaving(false);
    if (failure) void showNotDone(failure.error, t.notSwitchedTitle, failure.text, language);
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isShown}
      aria-label={t.inShopOf(seen, nameOf(item, language))}
      aria-disabled={isSaving}
      onClick={turn}
      className="inline-flex min-h-11 items-center gap-2 aria-disabled:opacity-60"
    >
      <span
        aria-hidden
        className={`flex h-6 w-11 shrink-0 items-center rounded-full border px-0.5 transition-colors ${isShown ? 'justify-end border-bottle bg-bottle' : 'justify-start border-ink/50 bg-stone'}`}
      >
        <span
          className={`size-4.5 rounded-full forced-colors:bg-[ButtonText] ${isShown ? 'bg-paper' : 'bg-ink-soft'}`}
        />
      </span>
      <span>{seen}</span>
    </button>
  );
}
