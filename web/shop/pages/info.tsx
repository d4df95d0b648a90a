import { companyTopics, findInfoTopic, helpTopics, type InfoTopic } from '@aloghor/functions/domain/info-topics';
import { type Block, mapTexts } from '@aloghor/functions/domain/rich-text';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { infoPageQuery } from '../../shared/api/info-pages.ts';
import { useFillPlaceholders, useShopSettings } from '../../shared/api/settings.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { sum } from '../../shared/lib/format.ts';
import { daysText } from '../../shared/lib/shop-placeholders.ts';
import { delivery } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { info, infoPage } from '../../shared/locale/en/long-pages.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link, NavLink } from '../../shared/ui/link.tsx';
import { RichText, textOf } from '../../shared/ui/rich-text.tsx';
import { Failed, Loading, Skeleton } from '../../shared/ui/status.tsx';
import { DESCRIPTION_LENGTH, firstWords } from '../products/product-descriptions.ts';
import { NotFound } from './not-found.tsx';

/** A text for each link of the footer: the shop's own, or what every new shop says. */
export function Info() {
  const topic = findInfoTopic(useParams().topic);
  return topic ? <InfoPage key={topic} topic={topic} /> : <NotFound />;
}

function InfoPage({ topic }: { topic: InfoTopic }) {
  const language = useLanguage();
  const tInfo = useMessages(info);
  const { data: own, error, refetch } = useQuery(infoPageQuery(topic, language));
  const first = tInfo[topic];
  const title = own?.title ?? first.title;
  const fillPlaceholders = useFillPlaceholders();
  const text = mapTexts(own?.blocks ?? first.paragraphs.map(paragraph), fillPlaceholders);
  return (
    <div className="page grid gap-x-16 gap-y-16 pt-10 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-28">
      <PageHead
        title={title}
        description={own?.blocks ? firstParagraphOf(text) : fillPlaceholders(first.description)}
      />
      <article className="lg:col-span-8 lg:col-start-5 lg:row-start-1">
        {own && <InfoText title={title} blocks={text} />}
        {own && topic === 'delivery' && <DeliveryTerms />}
        {!own && error && <Failed error={error} onRetry={refetch} />}
        {!own && !error && <TextSkeleton />}
        <Further />
      </article>
      <TopicMenu />
    </div>
  );
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });

function firstParagraphOf(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === 'paragraph');
  return firstWords((first?.spans ?? []).map(({ text }) => text).join(''), DESCRIPTION_LENGTH);
}

/** A paragraph at the beginning is set larger. */
function InfoText({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  const [lead, ...rest] = blocks;
  const hasLead = lead?.kind === 'paragraph';
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      {hasLead && <p className="mt-6 max-w-[46ch] font-serif text-brass-text text-xl">{textOf(lead.spans)}</p>}
      <div className="mt-8 grid max-w-[62ch] gap-5 text-lg">
        <RichText blocks={hasLead ? rest : blocks} />
      </div>
    </>
  );
}

const termStyle = 'border-line border-t py-4';

/** What a delivery costs to each zone, and how long it takes; nothing while the shop has set no charges. */
function DeliveryTerms() {
  const language = useLanguage();
  const tDelivery = useMessages(delivery);
  const { charges = [], freeFrom } = useShopSettings()?.delivery ?? {};
  if (charges.length === 0) return null;
  return (
    <section aria-labelledby="charges-title" className="mt-12 max-w-[62ch] text-lg">
      <h2 id="charges-title" className="text-2xl">
        {tDelivery.charges}
      </h2>
      <ul className="mt-4">
        {charges.map(({ zone, taka, days }) => (
          <li key={zone} className={termStyle}>
            {tDelivery.inDays(
              tDelivery.chargeIn[zone](taka === 0 ? tDelivery.free : sum(taka, language)),
              daysText(days, language),
            )}
          </li>
        ))}
        {freeFrom !== undefined && <li className={termStyle}>{tDelivery.allFreeFrom(sum(freeFrom, language))}</li>}
      </ul>
    </section>
  );
}

function TextSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-12 w-2/3 rounded-lg" />
      <Skeleton className="mt-6 h-72 rounded-card" />
    </Loading>
  );
}

function Further() {
  const t = useMessages(common);
  const tInfoPage = useMessages(infoPage);
  return (
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
  );
}

/** For wide screens: on small ones the footer, with the same links, follows directly. */
function TopicMenu() {
  const t = useMessages(common);
  const tInfoPage = useMessages(infoPage);
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
  const t = useMessages(common);
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
