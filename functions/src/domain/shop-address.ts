import { COUNTRY_NAME } from './country.ts';
import { digitsIn } from './digits.ts';
import { type LanguageCode, type LocalizedText, textIn } from './languages.ts';

/** `name`: of the showroom. The city and the postal code are also what search engines ask for. */
export interface ShopAddress {
  name: LocalizedText;
  street: LocalizedText;
  city: LocalizedText;
  postalCode: string;
}

/** The lines of the shop's address, as on an envelope. */
export function addressLines({ name, street, city, postalCode }: ShopAddress, language: LanguageCode): string[] {
  const code = digitsIn(language, postalCode);
  const said = (text: LocalizedText) => textIn(text, language);
  return [said(name), said(street), `${said(city)} ${code}, ${said(COUNTRY_NAME)}`];
}
