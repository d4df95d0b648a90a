import { LanguageOffer } from './language-offer.tsx';
import { LocationSection } from './location-section.tsx';

/** What home loads when somebody is there: its last section, and the way to it in Bangla. */
export function EndOfHome() {
  return (
    <>
      <LocationSection />
      <LanguageOffer />
    </>
  );
}
