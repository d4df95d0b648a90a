import { useLocation } from 'react-router-dom';
import { tAccount } from '../locale/messages.ts';
import { Field } from '../ui/fields.tsx';
import type { LoginState } from './origin.ts';

/** The e-mail of an account; at first the one typed on the page before, or on this one before another was opened. */
export function EmailField() {
  const given: LoginState | null = useLocation().state; // set only by our own guards and links
  return (
    <Field
      label={tAccount.email}
      name="email"
      type="email"
      defaultValue={given?.email}
      autoComplete="username"
      required
    />
  );
}
