import { PageHead } from '../../shared/app/page-head.tsx';
import { about } from '../../shared/locale/en/long-pages.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { ContactDetails, QuestionForm } from '../about/contact.tsx';
import { FaqSection } from '../about/faq-section.tsx';
import { ShareLinks } from '../about/share-links.tsx';

export function AboutUs() {
  const tAbout = useMessages(about);
  return (
    <>
      <PageHead title={tAbout.title} description={tAbout.description} />
      <FaqSection />
      <div className="bg-sand">
        <div className="page grid gap-x-16 gap-y-14 py-16 lg:grid-cols-12 lg:py-28">
          <section className="rounded-card bg-paper p-6 noscript:hidden sm:p-10 lg:col-span-7">
            <QuestionForm />
          </section>
          <aside className="grid content-start gap-12 lg:col-span-5 lg:pt-10">
            <ContactDetails />
            <ShareLinks title={tAbout.heading} />
          </aside>
        </div>
      </div>
    </>
  );
}
