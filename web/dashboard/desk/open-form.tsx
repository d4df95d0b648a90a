import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import type { DeskAction } from './desk-keys.ts';
import { Key } from './key.tsx';

/** Opens one of the forms of an order. */
export function OpenForm({
  action,
  onOpen,
  children,
}: {
  action: DeskAction;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="quiet" size="dense" onClick={onOpen}>
      {children}
      <Key of={action} />
    </Button>
  );
}
