import { useLocation } from 'react-router-dom';
import type { LoginState } from './origin.ts';

/** The e-mail typed on the page before, or on this one before another was opened. */
export function useTypedEmail(): string | undefined {
  const given: LoginState | null = useLocation().state; // set only by our own guards and links
  return given?.email;
}
