import { X } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNearScreen } from '../../shared/lib/hooks.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type LanguageCode,
  languageInUse,
  pathIn,
  rememberedLanguage,
  rememberLanguage,
} from '../../shared/lib/language.ts';
import { tBrand, tLanguageOffer, tLocation } from '../../shared/locale/messages.ts';
import { EmailLink, PhoneLink } from '../../shared/navigation/contact-links.tsx';
import { paths } from '../../shared/paths.ts';
import { shop } from '../../shared/shop.config.ts';
import { Button } from '../../shared/ui/button.tsx';
import { MAP_PROBE, mapFrameAddress, mapPageAddress } from './map-urls.ts';

/** What home loads when somebody is there: its last section, and the way to it in Bangla. */
export function EndOfHome() {
  return (
    <>
      <LocationSection />
      <LanguageOffer />
    </>
  );
}

/** One line at the foot of the English home page, for visitors who chose Bangla before, or whose browser prefers it. */
function LanguageOffer() {
  const [wanted, setWanted] = useState<LanguageCode>();
  useEffect(() => setWanted(wantedLanguage()), []);
  if (!wanted || wanted === DEFAULT_LANGUAGE || languageInUse() !== DEFAULT_LANGUAGE) return null;

  function stay() {
    rememberLanguage(languageInUse());
    setWanted(undefined);
  }
  return (
    <p className="foot-bar fixed inset-x-0 z-20 mx-auto mb-3 flex w-fit items-center rounded-full bg-ink pl-6 text-paper shadow-ink/20 shadow-lg [&_:focus-visible]:outline-glow">
      <a
        href={pathIn(wanted, paths.home)}
        lang={wanted}
        className="inline-flex min-h-11 items-center font-bangla-name underline underline-offset-4"
      >
        {tLanguageOffer.see}
      </a>
      <Button aria-label={tLanguageOffer.notNow} variant="icon" onClick={stay}>
        <X aria-hidden className="size-5" />
      </Button>
    </p>
  );
}

function wantedLanguage(): LanguageCode | undefined {
  const preferred = navigator.languages.flatMap((preference) => {
    const [code] = preference.toLowerCase().split('-');
    return LANGUAGES.find((language) => language === code) ?? [];
  });
  return rememberedLanguage() ?? preferred[0];
}

function LocationSection() {
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

// A drawing that cannot be loaded is left out: the address is beside it.
const MapDrawing = lazy(async (): Promise<{ default: ComponentType }> => {
  const drawing = await import('./map-drawing.tsx').catch(() => undefined);
  return { default: drawing?.MapDrawing ?? (() => null) };
});

/** Our own drawing first; OpenStreetMap over it once it is known to load. Fills its positioned parent. */
function ShowroomMap() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  const isReachable = usePictureLoads(MAP_PROBE, isNear);
  const [isShown, setIsShown] = useState(false);
  return (
    <div ref={place} className="absolute inset-0">
      <div aria-hidden={isShown} className="absolute inset-0">
        <div className="absolute inset-0 mask-t-from-80% lg:mask-t-from-100% lg:mask-l-from-85%">
          <Suspense>{isNear && <MapDrawing />}</Suspense>
        </div>
      </div>
      {isReachable && (
        <iframe
          src={mapFrameAddress(shop.location)}
          title={tLocation.mapTitle}
          loading="lazy"
          onLoad={() => setIsShown(true)}
          className={`absolute inset-0 size-full sepia-25 transition-opacity ${isShown ? '' : 'opacity-0'}`}
        />
      )}
    </div>
  );
}

/** True once the picture at `address` has loaded; requests it only while `isWanted`. Errors are ignored. */
function usePictureLoads(address: string, isWanted: boolean): boolean {
  const [loads, setLoads] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const picture = new Image();
    picture.onload = () => setLoads(true);
    picture.src = address;
    return () => {
      picture.onload = null;
    };
  }, [address, isWanted]);
  return loads;
}
