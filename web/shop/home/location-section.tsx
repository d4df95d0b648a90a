import type { ReactNode } from 'react';
import { tBrand, tLocation } from '../../shared/locale/messages.ts';
import { EmailLink, PhoneLink } from '../../shared/navigation/contact-links.tsx';
import { shop } from '../../shared/shop.config.ts';
import { mapPageAddress } from './map-urls.ts';
import { ShowroomMap } from './showroom-map.tsx';

export function LocationSection() {
  return (
    <section
      aria-labelledby="location-title"
      className="far-below overflow-x-clip bg-sand [--height:64rem] lg:[--height:45rem]"
    >
      <div className="page grid items-stretch lg:grid-cols-12">
        <div className="py-14 lg:col-span-5 lg:py-28 lg:pr-12">
          <h2 id="location-title" className="text-2xl md:text-3xl">
            {tLocation.title}
          </h2>
          <p className="mt-4 text-balance text-ink-soft text-lg">{tLocation.text}</p>
          <dl className="mt-8 grid gap-7">
            <Fact term={tLocation.address}>
              <address className="not-italic">
                {tBrand.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <MapLink />
            </Fact>
            <Fact term={tLocation.hours}>
              <Hours days={tBrand.showroomHours.days} time={tBrand.showroomHours.time} />
              <Hours days={tBrand.showroomHours.closedDay} time={tLocation.closed} />
            </Fact>
            <Fact term={tLocation.contact}>
              <div className="flex flex-wrap gap-x-8">
                <PhoneLink />
                <EmailLink />
              </div>
            </Fact>
          </dl>
        </div>
        <div className="relative -mx-(--page-margin) h-96 sm:h-[34rem] lg:col-span-7 lg:-mr-(--screen-margin) lg:ml-0 lg:h-auto">
          <ShowroomMap />
        </div>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-semibold text-brass-text text-sm">{term}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}

function Hours({ days, time }: { days: string; time: string }) {
  return (
    <p className="flex max-w-xs flex-wrap justify-between gap-x-6">
      <span>{days}</span>
      <span>{time}</span>
    </p>
  );
}

function MapLink() {
  return (
    <a
      href={mapPageAddress(shop.location)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-base underline decoration-brass underline-offset-4"
    >
      {tLocation.openMap}
    </a>
  );
}
