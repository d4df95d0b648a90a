import type { ReactNode } from 'react';
import { tAbout, tBrand, tLocation } from '../../shared/locale/messages.ts';
import { EmailLink, PhoneLink } from '../../shared/navigation/contact-links.tsx';

/** How to reach the shop, and when: support and showroom keep different hours. */
export function ContactFacts() {
  return (
    <div>
      <h2 className="text-2xl">{tAbout.contactTitle}</h2>
      <dl className="mt-6">
        <Fact term={tAbout.phone}>
          <PhoneLink />
        </Fact>
        <Fact term={tAbout.mail}>
          <EmailLink />
        </Fact>
        <Fact term={tAbout.support}>
          <p>
            {tBrand.supportHours.days}, {tBrand.supportHours.time}
          </p>
        </Fact>
        <Fact term={tAbout.showroom}>
          <p>
            {tBrand.showroomHours.days}, {tBrand.showroomHours.time}
          </p>
          <p>
            {tBrand.showroomHours.closedDay}: {tLocation.closed}
          </p>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-baseline border-stone border-t py-1">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="grid min-h-11 content-center text-balance">{children}</dd>
    </div>
  );
}
