import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../locale/messages.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';

interface MenuButtonProps {
  /** Of the button. */
  label: string;
  menuLabel: string;
  className: string;
  /** The menu. */
  children: ReactNode;
}

/** A button and the side menu that it opens: with a state of its own, so that the bar is not rendered with it. */
export function MenuButton({ label, menuLabel, className, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <>
      <Button
        aria-label={label}
        aria-expanded={isOpen}
        variant="icon"
        className={`aria-expanded:bg-sand ${className}`}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label={menuLabel} closeLabel={t.nav.closeMenu}>
        {children}
      </Drawer>
    </>
  );
}
