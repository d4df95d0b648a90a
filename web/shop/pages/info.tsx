import { companyTopics, findInfoTopic, helpTopics, type InfoTopic } from '@aloghor/functions/domain/info-topics';
import { ArrowRight } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useWithShopFacts } from '../../shared/api/settings.ts';
import { t, tInfo, tInfoPage } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { Link, NavLink } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { NotFound } from './not-found.tsx';

/** A short text for each link of the footer. */
export function Info() {
  const topic = findInfoTopic(useParams().topic);
  if (!topic) return <NotFound />;
  const { title, description } = tInfo[topic];
  return (
    <div className="page grid gap-x-16 gap-y-16 pt-10 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-28">
      <PageHead title={title} description={description} />
      <InfoArticle topic={topic} />
      <TopicMenu />
    </div>
  );
}

function InfoArticle({ topic }: { topic: InfoTopic }) {
  const { title, paragraphs } = tInfo[topic];
  const [lead, ...rest] = paragraphs.map(useWithShopFacts());
  return (
    <article className="lg:col-span-8 lg:col-start-5 lg:row-start-1">
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="mt-6 max-w-[46ch] font-serif text-brass-text text-xl">{lead}</p>
      <div className="mt-8 grid max-w-[62ch] gap-5 text-lg">
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-12 border-line border-t pt-6 text-lg">
        {tInfoPage.moreTitle}{' '}
        <Link
          to={paths.aboutUs}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-bottle underline underline-offset-4"
        >
          {tInfoPage.more}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
        <br />
        {tInfoPage.orderedTitle}{' '}
        <Link
          to={paths.track}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-bottle underline underline-offset-4"
        >
          {t.nav.track}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </p>
    </article>
  );
}

/** For wide screens: on small ones the footer, with the same links, follows directly. */
function TopicMenu() {
  return (
    <nav
      aria-label={tInfoPage.topics}
      className="hidden content-start gap-8 lg:sticky lg:top-28 lg:col-span-3 lg:row-start-1 lg:grid lg:self-start"
    >
      <TopicGroup title={t.footer.company} topics={companyTopics} />
      <TopicGroup title={t.footer.help} topics={helpTopics} />
    </nav>
  );
}

function TopicGroup({ title, topics }: { title: string; topics: readonly InfoTopic[] }) {
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="border-line border-l">
        {topics.map((topic) => (
          <li key={topic}>
            <NavLink
              to={paths.info(topic)}
              className="-ml-px flex min-h-11 items-center border-transparent border-l-2 pl-4 text-ink-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t.footer.topics[topic]}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
