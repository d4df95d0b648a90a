import { SEARCH_MAXIMUM } from '@aloghor/functions/domain/limits';
import { Search } from 'lucide-react';
import { inputStyle } from '../../ui/field-frame.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Searches a list while typing; its label is inside it. */
export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <search className={`relative ${className}`}>
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-ink-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MAXIMUM}
        autoComplete="off"
        className={`${inputStyle.dense} w-full pl-10`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
