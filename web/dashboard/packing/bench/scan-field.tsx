import { ScanBarcode } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { inputStyle } from '../../../shared/ui/fields.tsx';
import { Form } from '../../../shared/ui/form.tsx';

interface ScanFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** Gets the text before Enter; empty for Enter alone. */
  onScan: (code: string) => void;
}

/** Characters of a scanned code. */
const CODE_MAXIMUM = 200;

/** The field into which a scanner types. It keeps the focus, and takes what is typed while nothing that takes keys has it. */
export function ScanField({ ref, label, onScan }: ScanFieldProps) {
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey, altKey, target }) => {
        const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
        const isTaken = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
        if (isText && !isTaken) ref.current?.focus(); // before the browser types it
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [ref]);

  return (
    <Form
      className="relative"
      onSubmit={() => {
        const field = ref.current;
        if (!field) return;
        onScan(field.value);
        field.value = '';
      }}
    >
      <ScanBarcode aria-hidden className="absolute top-3 left-3 size-6 text-ink-soft" />
      <input
        ref={ref}
        // biome-ignore lint/a11y/noAutofocus: a scanner types where the focus is
        autoFocus
        aria-label={label}
        placeholder={label}
        maxLength={CODE_MAXIMUM}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        className={`${inputStyle.large} truncate pl-12`}
        onBlur={({ currentTarget, relatedTarget }) => relatedTarget === null && currentTarget.focus()}
      />
    </Form>
  );
}
