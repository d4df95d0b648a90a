// Nothing half ready goes out: a shop that says whose it is.
import { type Finding, fault, hint, when } from './finding.ts';

const CONFIG = 'web/shared/shop.config.ts';
const NAME = 'functions/src/domain/shop-name.ts';

/** What another shop writes there, of whatever words. */
export interface Shop {
  name: string;
  phone: string;
  email: string;
  address: readonly string[];
  mobilePrefix: string;
  social: Record<string, string>;
}

/** The sample's contact data are made up: whoever orders would call nobody. */
export function checkShop({ name, phone, email, address, mobilePrefix, social }: Shop): Finding[] {
  const madeUp = [
    ...(email.endsWith('.example') ? [`the e-mail address ${email}`] : []),
    ...(address.some((line) => line.includes('House 1, Road 1')) ? [`the address ${address.join(', ')}`] : []),
  ];
  const nowhere = Object.values(social).filter((link) => URL.parse(link)?.pathname === '/');
  return [
    ...when(/0{6}$/.test(phone), fault(`${NAME} still has the telephone ${phone}, which is made up: write your own.`)),
    ...madeUp.map((what) => fault(`${CONFIG} still has ${what}, which is made up: write your own.`)),
    ...when(name === 'Aloghor', hint(`The shop is still called Aloghor in ${NAME}, as the sample is.`)),
    ...when(nowhere.length > 0, hint(`These links in ${CONFIG} lead to no page of yours: ${nowhere.join(', ')}.`)),
    ...when(
      !phone.startsWith(mobilePrefix),
      hint(`The order form begins mobile numbers with ${mobilePrefix}, but the shop's own in ${NAME} is ${phone}.`),
    ),
  ];
}
