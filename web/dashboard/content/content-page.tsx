import { INFO_TOPICS } from '@aloghor/functions/domain/info-topics';
import { CONTENT_PARTS } from '@aloghor/functions/domain/settings';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { contentPage } from '../messages/en/content.ts';
import { settingsPage } from '../messages/en/settings.ts';

/** The texts and pictures that the shop shows, each on a page of its own. */
export function ContentPage() {
  const t = useMessages(contentPage);
  const tSettingsPage = useMessages(settingsPage);
  const tCommon = useMessages(common);
  return (
    <DashboardPage title={t.title} text={t.text}>
      <div className="grid gap-8">
        <Subjects title={t.parts} text={t.partsText}>
          {CONTENT_PARTS.map((part) => (
            <Subject key={part} name={part} {...tSettingsPage.parts[part]} />
          ))}
        </Subjects>
        <Subjects title={t.pages} text={t.pagesText}>
          {INFO_TOPICS.map((topic) => (
            <Subject key={topic} name={topic} title={tCommon.footer.topics[topic]} />
          ))}
        </Subjects>
      </div>
    </DashboardPage>
  );
}

function Subjects({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{text}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>
    </section>
  );
}

function Subject({ name, title, text }: { name: string; title: string; text?: string }) {
  return (
    <li>
      <Link
        to={`${paths.dashboard.content}/${name}`}
        className="group flex h-full min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-white px-4 py-3 transition-colors hover:border-ink"
      >
        <span>
          <span className="font-semibold group-hover:underline">{title}</span>
          {text && <span className="mt-0.5 block text-ink-soft text-sm">{text}</span>}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
