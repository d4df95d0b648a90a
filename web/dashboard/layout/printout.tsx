import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

interface PrintoutProps {
  children: ReactNode;
  /** Called after printing, or when it was cancelled; then remove the component. */
  onDone: () => void;
}

/** Prints its children, which are not shown on the screen, once their fonts and pictures are loaded. */
export function Printout({ children, onDone }: PrintoutProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const putAway = useEffectEvent(onDone);

  useEffect(() => {
    const printing = new AbortController();
    document.body.dataset.prints = ''; // Firefox before 121 has no `:has`
    window.addEventListener('afterprint', () => putAway(), { signal: printing.signal });
    if (sheet.current) void isReady(sheet.current).then(() => printing.signal.aborted || window.print());
    return () => {
      delete document.body.dataset.prints;
      printing.abort();
    };
  }, []);

  return createPortal(
    <div ref={sheet} className="print-sheet">
      {children}
    </div>,
    document.body,
  );
}

/** After this time it prints without the missing fonts and pictures. */
const LONGEST_WAIT_MS = 5_000;

function isReady(sheet: HTMLElement): Promise<unknown> {
  const pictures = Array.from(sheet.querySelectorAll('img'), (picture) => picture.decode());
  const all = Promise.allSettled([...pictures, ...fontsOf(sheet.textContent)]);
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Hidden text does not load fonts by itself, and Bangla needs its own. */
function fontsOf(text: string): Promise<unknown>[] {
  const style = getComputedStyle(document.documentElement);
  const families = [style.getPropertyValue('--font-sans'), style.getPropertyValue('--font-serif')];
  return families.flatMap((family) => WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${family}`, text)));
}

const WEIGHTS = [400, 600];
