import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { PageTitle } from './page-title.ts';

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

/** The frame of an admin's page: heading, actions, work. */
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
          {back.label}
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
