import { SEARCH_MAXIMUM } from '@aloghor/functions/domain/limits';
import { Search } from 'lucide-react';
import type { KeyboardEventHandler, Ref } from 'react';
import { inputStyle } from '../../shared/ui/field-frame.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** Searches a list while typing; its label is inside it. */
export function SearchField({ label, value, onChange, onKeyDown, ref, className = '' }: SearchFieldProps) {
  return (
    <search className={`relative ${className}`}>
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-soft" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MAXIMUM}
        autoComplete="off"
        className={`${inputStyle.dense} w-full truncate pl-10`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
