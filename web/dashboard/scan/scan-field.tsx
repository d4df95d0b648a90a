import { ScanBarcode } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { inputStyle } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { CameraScan } from './camera-scan.tsx';
import { keysOfField } from './key-positions.ts';

interface ScanFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** Whether the camera reads nothing, because something else is to be read first. */
  isPaused: boolean;
  /** Gets the text before Enter, empty for Enter alone, or what the camera has read. */
  onScan: (code: string) => void;
}

/** Characters of a scanned code. */
const CODE_MAXIMUM = 200;

/**
 * The field into which a scanner types, and a camera beside it. It keeps the focus, and takes what is typed while nothing
 * that takes keys has it.
 */
export function ScanField({ ref, label, isPaused, onScan }: ScanFieldProps) {
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [keys] = useState(keysOfField);
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey, target } = event;
        const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
        const isTaken = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
        if (isText && !isTaken) ref.current?.focus(); // before the browser types it
        if (document.activeElement === ref.current) keys.press(event);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [ref, keys]);

  return (
    <div className="flex flex-wrap gap-3">
      <Form
        className="relative grow basis-72"
        onSubmit={() => {
          const field = ref.current;
          if (!field) return;
          onScan(keys.codeOf(field.value));
          field.value = '';
          keys.clear();
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
          inputMode={isCameraOpen ? 'none' : 'text'} // a phone's keyboard would hide the picture
          className={`${inputStyle.large} truncate pl-12`}
          onInput={({ currentTarget, nativeEvent }) =>
            keys.change(currentTarget.value, nativeEvent instanceof InputEvent ? nativeEvent : {})
          }
          onBlur={({ currentTarget, relatedTarget }) => relatedTarget === null && currentTarget.focus()}
        />
      </Form>
      <CameraScan isOpen={isCameraOpen} isPaused={isPaused} onToggle={setIsCameraOpen} onCode={onScan} />
    </div>
  );
}
