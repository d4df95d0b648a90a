import { useSearchParams } from 'react-router-dom';
import { count } from '../../shared/lib/format.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { inputStyle } from '../../shared/ui/fields.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { choiceIn, takaIn, withoutPrice } from './list-address.ts';

interface PriceRangeProps {
  onType: () => void;
  onEnter: () => void;
  /** The clicked link disappears. */
  onClear: () => void;
}

/** The bounds of the price, as fields of the form around them. */
export function PriceRange({ onType, onEnter, onClear }: PriceRangeProps) {
  const language = useLanguage();
  const tShop = useMessages(shopPage);
  const [search] = useSearchParams();
  const { from, to } = choiceIn(search);
  const typing = { onType, onEnter };
  return (
    <fieldset className="mb-4">
      <legend className="py-1 font-semibold">{tShop.price}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <PriceField
          key={`from-${language}`}
          name="from"
          label={tShop.priceFrom}
          placeholder={tShop.from}
          value={from}
          {...typing}
        />
        <span aria-hidden>–</span>
        <PriceField
          key={`to-${language}`}
          name="to"
          label={tShop.priceTo}
          placeholder={tShop.to}
          value={to}
          {...typing}
        />
        {(from || to) && (
          <Link
            to={{ search: withoutPrice(search) }}
            onClick={onClear}
            className="inline-flex min-h-11 items-center whitespace-nowrap px-2 underline underline-offset-4"
          >
            {tShop.clearPrice}
          </Link>
        )}
      </div>
    </fieldset>
  );
}

interface PriceFieldProps extends Omit<PriceRangeProps, 'onClear'> {
  name: 'from' | 'to';
  label: string;
  placeholder: string;
  value: number | undefined;
}

/** A text and no number, which would reject Bangla digits. */
function PriceField({ name, label, placeholder, value, onType, onEnter }: PriceFieldProps) {
  const language = useLanguage();
  return (
    <input
      name={name}
      inputMode="numeric"
      maxLength={14}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value && count(value, language)}
      onChange={onType}
      onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      onBlur={({ target }) => {
        if (!takaIn(target.value)) target.value = '';
      }}
      className={`${inputStyle.dense} w-20 grow`}
    />
  );
}
