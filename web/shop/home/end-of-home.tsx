import type { ContactSettings } from '@aloghor/functions/domain/settings';
import { addressLines } from '@aloghor/functions/domain/shop-address';
import { X } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  LANGUAGES,
  type LanguageCode,
  pathIn,
  rememberedLanguage,
  rememberLanguage,
  textIn,
} from '../../shared/lib/language.ts';
import { languageOffer, shopLocation } from '../../shared/locale/en/home.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { EmailLink, PhoneLink } from '../../shared/navigation/contact-links.tsx';
import { paths } from '../../shared/paths.ts';
import { useNearScreen } from '../../shared/start/near-screen.ts';
import { Button } from '../../shared/ui/button.tsx';
import { MAP_PROBE, mapFrameAddress, mapPageAddress } from './map-urls.ts';

/** One line at the foot of the English home page, for visitors who chose Bangla before, or whose browser prefers it. */
export function LanguageOffer() {
  const language = useLanguage();
  const tLanguageOffer = useMessages(languageOffer);
  const [wanted, setWanted] = useState<LanguageCode>();
  useEffect(() => setWanted(wantedLanguage()), []);
  if (!wanted || wanted === DEFAULT_LANGUAGE || language !== DEFAULT_LANGUAGE) return null;

  function stay() {
    rememberLanguage(language);
    setWanted(undefined);
  }
  return (
    <p className="foot-bar fixed inset-x-0 z-20 mx-auto mb-3 flex w-fit items-center rounded-full bg-ink pl-6 text-paper shadow-ink/20 shadow-lg [&_:focus-visible]:outline-glow">
      <a
        href={pathIn(wanted, paths.home)}
        lang={wanted}
        className="inline-flex min-h-11 items-center font-bangla-name underline underline-offset-4"
      >
        {tLanguageOffer.see[wanted] ?? LANGUAGE_TABLE[wanted].ownName}
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

/** Where the shop is, and how to reach it. */
export function Showroom() {
  const tLocation = useMessages(shopLocation);
  const contact = useShopSettings()?.contact;
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
            <Fact term={tLocation.address}>{contact && <Address {...contact} />}</Fact>
            <Fact term={tLocation.hours}>{contact && <ShowroomHours {...contact} />}</Fact>
            <Fact term={tLocation.contact}>
              <div className="flex flex-wrap gap-x-8">
                <PhoneLink />
                <EmailLink />
              </div>
            </Fact>
          </dl>
        </div>
        <div className="relative -mx-(--page-margin) h-96 sm:h-[34rem] lg:col-span-7 lg:-mr-(--screen-margin) lg:ml-0 lg:h-auto">
          {contact && <ShowroomMap location={contact.location} />}
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

function Address({ address, location }: ContactSettings) {
  const language = useLanguage();
  const tLocation = useMessages(shopLocation);
  return (
    <>
      <address className="not-italic">
        {addressLines(address, language).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <a
        href={mapPageAddress(location)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center text-base underline decoration-brass underline-offset-4"
      >
        {tLocation.openMap}
      </a>
    </>
  );
}

function ShowroomHours({ showroomHours: { days, time, closedDay } }: ContactSettings) {
  const language = useLanguage();
  const tLocation = useMessages(shopLocation);
  return (
    <>
      <Hours days={textIn(days, language)} time={textIn(time, language)} />
      <Hours days={textIn(closedDay, language)} time={tLocation.closed} />
    </>
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

// Left out where it cannot be loaded: the address is beside it.
const MapDrawing = lazy(async (): Promise<{ default: ComponentType }> => {
  const drawing = await import('./map-drawing.tsx').catch(() => undefined);
  return { default: drawing?.MapDrawing ?? (() => null) };
});

/** The place that the drawing shows, in degrees; another shop has another. */
const DRAWN = { latitude: 23.7461, longitude: 90.3742 };

function isDrawn({ latitude, longitude }: ContactSettings['location']): boolean {
  return latitude === DRAWN.latitude && longitude === DRAWN.longitude;
}

/** Our own drawing first, if it is of the place; OpenStreetMap over it once it is known to load. Fills its positioned parent. */
function ShowroomMap({ location }: Pick<ContactSettings, 'location'>) {
  const tLocation = useMessages(shopLocation);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  const isReachable = usePictureLoads(MAP_PROBE, isNear);
  const [isShown, setIsShown] = useState(false);
  return (
    <div ref={place} className="absolute inset-0">
      <div aria-hidden={isShown} className="absolute inset-0">
        <div className="absolute inset-0 mask-t-from-80% lg:mask-t-from-100% lg:mask-l-from-85%">
          <Suspense>{isNear && isDrawn(location) && <MapDrawing />}</Suspense>
        </div>
      </div>
      {isReachable && (
        <iframe
          src={mapFrameAddress(location)}
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
