import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { count } from '../../shared/lib/format.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { inputStyle } from '../../shared/ui/fields.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { choiceIn, isNoAmount, withoutPrice } from './list-address.ts';

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
      <div className="flex flex-wrap items-start gap-2">
        <PriceField
          key={`from-${language}`}
          name="from"
          label={tShop.priceFrom}
          placeholder={tShop.from}
          value={from}
          {...typing}
        />
        <span aria-hidden className="leading-11">
          –
        </span>
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

/** Long enough for any amount with its currency. */
const AMOUNT_CHARACTERS = 40;

/** A text and no number, which would reject Bangla digits. What is no amount stays, and is said to be none. */
function PriceField({ name, label, placeholder, value, onType, onEnter }: PriceFieldProps) {
  const language = useLanguage();
  const tShop = useMessages(shopPage);
  const problemId = useId();
  const [isWrong, setIsWrong] = useState(false);
  return (
    <div className="w-20 grow">
      <input
        name={name}
        inputMode="numeric"
        maxLength={AMOUNT_CHARACTERS}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        placeholder={placeholder}
        defaultValue={value && count(value, language)}
        onChange={onType}
        onInput={() => setIsWrong(false)} // also where the form is filled from another address
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return;
          setIsWrong(isNoAmount(currentTarget.value));
          onEnter();
        }}
        onBlur={({ target }) => setIsWrong(isNoAmount(target.value))}
        className={`${inputStyle.dense} w-full`}
      />
      {isWrong && (
        <p id={problemId} role="alert" className="mt-1 text-danger text-sm">
          {tShop.noAmount}
        </p>
      )}
    </div>
  );
}
