import type { AdvanceSettings } from './advance-rules.ts';
import { type BrandSettings, shopName } from './brand.ts';
import type { CardLabel } from './card-labels.ts';
import type { CategorySettings } from './categories.ts';
import type { Announcement, Banners, Faq, HomeLayout } from './content.ts';
import type { CourierFileSettings } from './courier-file.ts';
import type { TariffSettings } from './courier-tariffs.ts';
import type { DeliverySettings } from './delivery.ts';
import type { CallSettings } from './desk.ts';
import { type LocalizedText, localized, textIn } from './languages.ts';
import type { NotificationChoices } from './notifications.ts';
import type { RescueSettings } from './rescue.ts';
import type { RiderSettings } from './riders.ts';
import type { ShopAddress } from './shop-address.ts';

/** How people reach the shop. What is absent is not shown. */
export interface ContactSettings {
  phone: string;
  /** A telephone number. */
  whatsapp?: string | undefined;
  /** The name of the shop's page, as in https://m.me/name. */
  messenger?: string | undefined;
  /** Not named `email`, which in a call is always the caller's own. */
  emailAddress: string;
  address: ShopAddress;
  /** Degrees north and east. */
  location: { latitude: number; longitude: number };
  showroomHours: { days: LocalizedText; time: LocalizedText; closedDay: LocalizedText };
  supportHours: { days: LocalizedText; time: LocalizedText };
  /** Addresses of the shop's pages. */
  social: Readonly<Partial<Record<SocialNetwork, string | undefined>>>;
}

export const SOCIAL_NETWORKS = ['facebook', 'youtube', 'instagram'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The longest text of a warranty. */
export const WARRANTY_MAXIMUM = 120;

/**
 * The shop's registrations: trade licence, Digital Business Identification, VAT number; who answers for it; and what buyers
 * can rely on.
 */
export interface LegalSettings {
  tradeLicence?: string | undefined;
  dbid?: string | undefined;
  bin?: string | undefined;
  /** In per cent: prices contain it. Where it is set, invoices are those of the VAT law, Mushak-6.3. */
  vatRate?: number | undefined;
  /** The person who answers for the shop, as the law asks; both or neither. */
  responsible?: { name: string; phone: string } | undefined;
  /** Whether buyers may open the parcel before they pay. */
  mayOpenFirst?: boolean | undefined;
  /** What the shop's warranty covers and for how long, in a line. */
  warranty?: LocalizedText | undefined;
}

export interface StockSettings {
  /** With this quantity, or less, a counted product runs low. */
  lowStock: number;
  /** With this quantity or less, shoppers see how many are left; absent, they never do. */
  leftUpTo?: number | undefined;
}

/** How products look in lists. */
export interface CardSettings {
  label: CardLabel;
}

/** What the staff change in the dashboard, in parts. */
export interface Settings {
  brand: BrandSettings;
  contact: ContactSettings;
  legal: LegalSettings;
  delivery: DeliverySettings;
  categories: CategorySettings;
  announcement: Announcement;
  banners: Banners;
  sections: HomeLayout;
  faq: Faq;
  advance: AdvanceSettings;
  stock: StockSettings;
  cards: CardSettings;
  calls: CallSettings;
  riders: RiderSettings;
  courierFile: CourierFileSettings;
  tariffs: TariffSettings;
  rescue: RescueSettings;
  notifications: NotificationChoices;
}

export type SettingsPart = keyof Settings;

/** What there is to say of a part. */
interface PartDefinition {
  /** What the audit log calls it. */
  label: string;
  /** Who gets it: all with every page, anyone who asks, or the staff alone. */
  readBy: 'pages' | 'anyone' | 'staff';
  /** The page of the dashboard that has its form. */
  editedOn: 'settings' | 'content' | 'notifications';
}

/** The one table of the parts, in the order in which the settings are answered, and pages show their forms. */
export const SETTINGS = {
  brand: { label: 'Name and look', readBy: 'pages', editedOn: 'settings' },
  contact: { label: 'Contact', readBy: 'pages', editedOn: 'settings' },
  legal: { label: 'Legal numbers and warranty', readBy: 'pages', editedOn: 'settings' },
  delivery: { label: 'Delivery', readBy: 'pages', editedOn: 'settings' },
  categories: { label: 'Categories', readBy: 'pages', editedOn: 'content' },
  announcement: { label: 'Announcement', readBy: 'pages', editedOn: 'content' },
  banners: { label: 'Banners', readBy: 'pages', editedOn: 'content' },
  sections: { label: 'Home page', readBy: 'pages', editedOn: 'content' },
  faq: { label: 'Questions and answers', readBy: 'anyone', editedOn: 'content' },
  advance: { label: 'Advances', readBy: 'staff', editedOn: 'settings' },
  stock: { label: 'Stock', readBy: 'staff', editedOn: 'settings' },
  cards: { label: 'Product cards', readBy: 'staff', editedOn: 'settings' },
  calls: { label: 'Calls', readBy: 'staff', editedOn: 'settings' },
  riders: { label: 'Own riders', readBy: 'staff', editedOn: 'settings' },
  courierFile: { label: 'Courier by file', readBy: 'staff', editedOn: 'settings' },
  tariffs: { label: 'What couriers charge', readBy: 'staff', editedOn: 'settings' },
  rescue: { label: 'Failed deliveries', readBy: 'staff', editedOn: 'settings' },
  notifications: { label: 'Notifications', readBy: 'staff', editedOn: 'notifications' },
} as const satisfies Record<SettingsPart, PartDefinition>;

export const SETTINGS_PARTS = Object.keys(SETTINGS) as SettingsPart[]; // its own keys

/** The parts with these answers in the table. */
type PartWith<Answers> = {
  [Part in SettingsPart]: (typeof SETTINGS)[Part] extends Answers ? Part : never;
}[SettingsPart];

/** The parts that no shopper reads. */
export type StaffPart = PartWith<{ readBy: 'staff' }>;

export function isForStaff(part: SettingsPart): part is StaffPart {
  return SETTINGS[part].readBy === 'staff';
}

/** The parts that everybody may read. */
export type ReadableSettings = Omit<Settings, StaffPart> & Recipients;

/** Which services get data of buyers. */
interface Recipients {
  /** Present where buyers get text messages. */
  sendsSms?: true | undefined;
}

/** The settings included in every page. */
export type PublicSettings = Pick<Settings, PartWith<{ readBy: 'pages' }>> & Recipients;

/** The parts with their own form on the page of the settings. */
export type SettingsPagePart = PartWith<{ editedOn: 'settings' }>;

/** The parts with a page of their own among the contents. */
export type ContentPart = PartWith<{ editedOn: 'content' }>;

export const CONTENT_PARTS = SETTINGS_PARTS.filter(
  (part): part is ContentPart => SETTINGS[part].editedOn === 'content',
);

export function isOnSettingsPage(part: SettingsPart): part is SettingsPagePart {
  return SETTINGS[part].editedOn === 'settings';
}

const SHOWROOM: LocalizedText = { en: 'Showroom', bn: 'শোরুম' };

/** The settings of a new shop. The contact data are placeholders. */
export const DEFAULT_SETTINGS: Settings = {
  brand: {},
  contact: {
    phone: '+880 1700-000000',
    emailAddress: 'hello@aloghor.example',
    address: {
      name: showroomOf({}),
      street: { en: 'House 1, Road 1, Dhanmondi', bn: 'বাড়ি ১, রোড ১, ধানমন্ডি' },
      city: { en: 'Dhaka', bn: 'ঢাকা' },
      postalCode: '1205',
    },
    location: { latitude: 23.7461, longitude: 90.3742 },
    showroomHours: {
      days: { en: 'Saturday to Thursday', bn: 'শনি–বৃহস্পতিবার' },
      time: { en: '10am to 6pm', bn: 'সকাল ১০টা–সন্ধ্যা ৬টা' },
      closedDay: { en: 'Friday', bn: 'শুক্রবার' },
    },
    supportHours: {
      days: { en: 'Monday to Friday', bn: 'সোম–শুক্রবার' },
      time: { en: '9 to 5', bn: 'সকাল ৯টা–বিকেল ৫টা' },
    },
    social: {
      facebook: 'https://www.facebook.com/',
      youtube: 'https://www.youtube.com/',
      instagram: 'https://www.instagram.com/',
    },
  },
  legal: {},
  delivery: { charges: [] },
  categories: {},
  announcement: {},
  banners: { hero: {}, banner: {} },
  sections: {},
  faq: {},
  advance: {},
  stock: { lowStock: 5 },
  cards: { label: 'brand' },
  calls: { tries: 3, after: 'callAgain' },
  riders: { people: [] },
  courierFile: { layout: 'pathao' },
  tariffs: { payoutDays: 7 },
  rescue: {},
  notifications: {},
};

/** As plainly made up as that of the sample, which bears the sample's name. */
const NEUTRAL_EMAIL = 'hello@shop.example';

/** The settings of a shop with a name of its own, whose contact data do not bear the sample's any more. */
export function withOwnContact<Parts extends Pick<Settings, 'brand' | 'contact'>>(settings: Parts): Parts {
  const { brand, contact } = settings;
  if (!brand.name) return settings;
  const sample = DEFAULT_SETTINGS.contact;
  const { emailAddress, address } = contact;
  const own = showroomOf(brand);
  const name = localized((language) => {
    const said = textIn(address.name, language);
    return said === textIn(sample.address.name, language) ? textIn(own, language) : said;
  });
  return {
    ...settings,
    contact: {
      ...contact,
      emailAddress: emailAddress === sample.emailAddress ? NEUTRAL_EMAIL : emailAddress,
      address: { ...address, name },
    },
  };
}

/** What the showroom of a new shop is called. */
function showroomOf(brand: BrandSettings): LocalizedText {
  return localized((language) => `${shopName(brand, language)} ${textIn(SHOWROOM, language)}`);
}
