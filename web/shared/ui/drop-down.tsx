import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useInteractOutside } from '../lib/hooks.ts';
import { Button } from './button.tsx';

interface DropDownProps extends Pick<ComponentProps<typeof Button>, 'aria-label' | 'variant' | 'size'> {
  /** What the button shows. */
  trigger: ReactNode;
  /** The classes of the panel. */
  panelStyle: string;
  /** Mounted while it is open. */
  children: ReactNode;
}

/** A button and the panel below it, which closes by a link within, a click outside, Escape, and when the focus leaves it. */
export function DropDown({ trigger, panelStyle, children, ...button }: DropDownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  useInteractOutside(box, close);

  function closeToButton() {
    close();
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel wherever its focus is
    <div ref={box} className="relative" onKeyDown={({ key }) => key === 'Escape' && isOpen && closeToButton()}>
      <Button ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} {...button}>
        {trigger}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the links within
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div
          className={`absolute top-full z-40 mt-2 overflow-hidden rounded-card border border-line bg-white shadow-ink/10 shadow-xl ${panelStyle}`}
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        >
          {children}
        </div>
      )}
    </div>
  );
}
