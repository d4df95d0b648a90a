import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';

interface ConflictPanelProps {
  /** Both versions. */
  children: ReactNode;
  /** The two buttons. */
  actions: ReactNode;
  isSaving: boolean;
}

/**
 * Shows that another admin has saved meanwhile, and lets this one choose which version stays. Takes the focus whenever
 * a save was rejected, also one by the form's own button.
 */
export function ConflictPanel({ children, actions, isSaving }: ConflictPanelProps) {
  const tAdmin = useMessages(dashboardMessages);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSaving) panel.current?.focus();
  }, [isSaving]);
  return (
    <section
      ref={panel}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      className="mb-8 scroll-mt-40 rounded-card border-2 border-brass bg-white p-5 md:p-6"
    >
      <h2 id={id} className="text-xl">
        {tAdmin.conflict.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{tAdmin.conflict.text}</p>
      {children}
      <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
