import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { useInteractOutside } from '../../shared/lib/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';

const LINES = { 2: 'line-clamp-2', 3: 'line-clamp-3', 6: 'line-clamp-6' };

interface ShortTextProps {
  children: string;
  /** At most. */
  lines?: keyof typeof LINES;
  className?: string;
}

/** A text clamped to a few lines; the whole text is its title. */
export function ShortText({ children, lines = 2, className = '' }: ShortTextProps) {
  return (
    <span title={children} className={`${LINES[lines]} ${className}`}>
      <UnbrokenText text={children} />
    </span>
  );
}

interface RowMenuProps {
  label: string;
  /** The actions for the row. */
  actions: { label: string; onChoose: () => void }[];
}

/** Rare actions for a row, behind three dots. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useInteractOutside(menu, () => setIsOpen(false));

  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever its focus is
    <div ref={menu} className="relative inline-block" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <Button ref={opener} aria-label={label} aria-expanded={isOpen} variant="icon" onClick={() => setIsOpen(!isOpen)}>
        <EllipsisVertical aria-hidden className="size-5" />
      </Button>
      {isOpen && (
        <div className="absolute top-full right-0 z-20 mt-1 overflow-hidden rounded-card border border-line bg-white py-1 shadow-ink/10 shadow-xl">
          {actions.map(({ label: name, onChoose }) => (
            <button
              key={name}
              type="button"
              className="flex min-h-11 w-full items-center whitespace-nowrap px-5 text-left transition-colors hover:bg-sand"
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
