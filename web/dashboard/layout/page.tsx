import { ArrowLeft } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { isBusy, isUnanswered } from '../../shared/lib/api-error.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { errorText } from '../../shared/ui/error-text.ts';
import { Link } from '../../shared/ui/link.tsx';
import { FailedCall } from '../../shared/ui/status.tsx';
import { dataTable } from '../messages/en/common.ts';

interface DashboardPageProps {
  title: string;
  titleStyle?: string;
  /** The list that the page was opened from. */
  back?: { to: string; label: string };
  text?: ReactNode;
  /** Actions for the whole page, at the end of its heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a dashboard page: heading, actions, content. */
export function DashboardPage({ title, titleStyle = 'text-2xl', back, text, actions, children }: DashboardPageProps) {
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 pt-6 md:px-8 md:pt-8">
      <PageHead title={title} />
      {back && (
        <Link
          to={back.to}
          className="mb-2 inline-flex min-h-8 items-center gap-1.5 text-bottle text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span>{back.label}</span>
        </Link>
      )}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className={titleStyle}>
            {title}
          </h1>
          {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
        </div>
        {actions}
      </div>
      <PageTitle value={title}>{children}</PageTitle>
    </div>
  );
}

/** Shown for data that could not be loaded: what happened, what is safe, what to do. */
export function DashboardFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  const t = useMessages(dataTable);
  const tCommon = useMessages(common);
  const { busy, offline, failed } = t;
  const sentence = isBusy(error) ? busy : isUnanswered(error) ? offline : failed;
  const text = errorText(error, sentence, language);
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-white px-4 py-10 text-center">
      <p className="font-semibold">{t.failedTitle(useContext(PageTitle))}</p>
      <p className="mt-1 text-balance text-ink-soft">{text}</p>
      <FailedCall error={error} />
      <Button variant="quiet" size="dense" className="mt-5" onClick={onRetry}>
        {tCommon.page.tryAgain}
      </Button>
    </div>
  );
}

/** Shown with data from an earlier request, which may be outdated. */
export function NotRenewed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  const t = useMessages(dataTable);
  const tCommon = useMessages(common);
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-glow px-4 py-2">
      <p>{errorText(error, t.notRenewed, language)}</p>
      <Button variant="quiet" size="dense" onClick={onRetry}>
        {tCommon.page.tryAgain}
      </Button>
    </div>
  );
}

/** The title of the current page of the dashboard. */
const PageTitle = createContext('');

/** A box with a border. */
export const panelStyle = 'rounded-card border border-line bg-white p-5';

interface PageSectionProps {
  title: string;
  text: string;
  /** Whether the page has the same title and text already. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A part of a page of settings: its title and text beside its form. */
export function PageSection({ title, text, isAlone, children }: PageSectionProps) {
  const id = useId();
  if (isAlone) return <section aria-label={title}>{children}</section>;
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 py-8 lg:grid-cols-[17rem_1fr]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1.5 text-balance text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
