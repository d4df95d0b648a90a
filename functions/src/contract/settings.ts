import * as z from 'zod/mini';
import { COLOUR, isReadableAccent } from '../domain/accent.ts';
import { SHOP_NAME_MAXIMUM } from '../domain/brand.ts';
import { CARD_LABEL_NAMES } from '../domain/card-labels.ts';
import { CHARGE_ZONES } from '../domain/delivery.ts';
import { CALL_TRIES_MAXIMUM, UNREACHED_OUTCOMES } from '../domain/desk.ts';
import type { CodeOf } from '../domain/error-codes.ts';
import { INFO_TOPICS } from '../domain/info-topics.ts';
import { ADDRESS_MAXIMUM, NAME_MAXIMUM } from '../domain/limits.ts';
import { PAGE_TITLE_MAXIMUM } from '../domain/rich-text.ts';
import {
  isForStaff,
  SETTINGS_PARTS,
  type Settings,
  type SettingsPart,
  type SocialNetwork,
  type StaffPart,
  WARRANTY_MAXIMUM,
} from '../domain/settings.ts';
import { AdvanceSettings } from './advance-rules.ts';
import { CategoriesInUse, CategorySettings } from './categories.ts';
import { Announcement, Banners, Faq, HomeLayout } from './content.ts';
import { CourierFileSettings } from './courier-file.ts';
import { endpoint, Problem, type Schema } from './endpoint.ts';
import { contentVersion, Email, hasTwoDecimals, localizedText, Taka, text } from './fields.ts';
import { Logo } from './logos.ts';
import { NotificationChoices } from './notifications.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { freshness } from './paging.ts';
import { TariffSettings } from './payouts.ts';
import { StockQuantity } from './products.ts';
import { RescueSettings } from './rescue.ts';
import { RiderSettings } from './riders.ts';

const Name = localizedText(NAME_MAXIMUM);

/** With at least five digits. */
const PhoneNumber = z
  .string('must be a telephone number')
  .check(
    z.trim(),
    z.maxLength(30, 'must have at most 30 characters'),
    z.regex(/^\+?\d(?:[ ()-]*\d){4,}$/, 'must be a telephone number'),
  )
  .register(openApiRegistry, { examples: ['+880 1700-000000'] });

const WebAddress = z
  .string('must be an https address')
  .check(
    z.trim(),
    z.maxLength(500, 'must have at most 500 characters'),
    z.regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/[^\s"<>\\]*)?$/i, 'must be an https address'),
  )
  .register(openApiRegistry, { examples: ['https://www.facebook.com/lamps'] });

const MessengerName = z
  .string('must be the name of a page')
  .check(
    z.trim(),
    z.maxLength(50, 'must have at most 50 characters'),
    z.regex(/^[A-Za-z0-9.]+$/, 'must be the name of a page'),
  )
  .register(openApiRegistry, { examples: ['lamp.house'] });

function degrees(maximum: number) {
  return z
    .number('must be a number')
    .check(z.minimum(-maximum, `must be at least ${-maximum}`), z.maximum(maximum, `must be at most ${maximum}`));
}

const Accent = z
  .string('must be a colour')
  .check(
    z.maxLength(7, 'must be a colour, as in #1f4d43'),
    z.regex(COLOUR, 'must be a colour, as in #1f4d43'),
    z.refine(isReadableAccent, 'must be dark enough to be read on every page'),
  )
  .register(openApiRegistry, { examples: ['#1f4d43'] });

const BrandSettings = z.object({
  name: z.optional(localizedText(SHOP_NAME_MAXIMUM)),
  logo: z.optional(Logo),
  accent: z.optional(Accent),
});

const ContactSettings = z.object({
  phone: PhoneNumber,
  whatsapp: z.optional(PhoneNumber),
  messenger: z.optional(MessengerName),
  emailAddress: Email,
  address: z.object({
    name: Name,
    street: localizedText(ADDRESS_MAXIMUM),
    city: Name,
    postalCode: text(1, 20),
  }),
  location: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  showroomHours: z.object({ days: Name, time: Name, closedDay: Name }),
  supportHours: z.object({ days: Name, time: Name }),
  social: z.object({
    facebook: z.optional(WebAddress),
    youtube: z.optional(WebAddress),
    instagram: z.optional(WebAddress),
  } satisfies Record<SocialNetwork, unknown>),
});

const LegalNumber = z.optional(text(1, 60));
const VAT_RATE_MAXIMUM = 100;

const LegalSettings = z.object({
  tradeLicence: LegalNumber,
  dbid: LegalNumber,
  bin: LegalNumber,
  /** In per cent, contained in the prices. */
  vatRate: z.optional(
    z
      .number('must be a number')
      .check(
        z.positive('must be more than 0'),
        z.maximum(VAT_RATE_MAXIMUM, `must be at most ${VAT_RATE_MAXIMUM}`),
        hasTwoDecimals(),
      ),
  ),
  /** Who answers for the shop. */
  responsible: z.optional(z.object({ name: text(1, NAME_MAXIMUM), phone: PhoneNumber })),
  /** Buyers may open the parcel before they pay. */
  mayOpenFirst: z.optional(z.boolean('must be true or false')),
  warranty: z.optional(localizedText(WARRANTY_MAXIMUM)),
});

const Days = z
  .int('must be a whole number')
  .check(z.minimum(0, 'must not be negative'), z.maximum(60, 'must be at most 60'));

const DeliverySettings = z.object({
  charges: z
    .array(
      z.object({
        zone: z.enum(CHARGE_ZONES, `must be one of ${CHARGE_ZONES.join(', ')}`),
        taka: Taka,
        days: z
          .object({ least: Days, most: Days })
          .check(z.refine(({ least, most }) => least <= most, { path: ['most'], error: 'must not be below least' })),
      }),
    )
    .check(
      z.maxLength(CHARGE_ZONES.length, `must hold at most ${CHARGE_ZONES.length} charges`),
      z.refine((list) => new Set(list.map(({ zone }) => zone)).size === list.length, 'must not hold a zone twice'),
    ),
  freeFrom: z.optional(Taka.check(z.minimum(1, 'must be at least 1'))),
});

const StockSettings = z.object({
  lowStock: StockQuantity,
  leftUpTo: z.optional(StockQuantity.check(z.minimum(1, 'must be at least 1'))),
});

const CardSettings = z.object({
  label: z.enum(CARD_LABEL_NAMES, `must be one of ${CARD_LABEL_NAMES.join(', ')}`),
});

const CallSettings = z.object({
  tries: z
    .int('must be a whole number')
    .check(z.minimum(1, 'must be at least 1'), z.maximum(CALL_TRIES_MAXIMUM, `must be at most ${CALL_TRIES_MAXIMUM}`)),
  after: z.enum(UNREACHED_OUTCOMES, `must be one of ${UNREACHED_OUTCOMES.join(', ')}`),
});

/** The parts as they are stored, sent and answered: an absent field is one that the shop does not have. */
export const SETTINGS_SCHEMAS = {
  brand: BrandSettings,
  contact: ContactSettings,
  legal: LegalSettings,
  delivery: DeliverySettings,
  categories: CategorySettings,
  announcement: Announcement,
  banners: Banners,
  sections: HomeLayout,
  faq: Faq,
  advance: AdvanceSettings,
  stock: StockSettings,
  cards: CardSettings,
  calls: CallSettings,
  riders: RiderSettings,
  courierFile: CourierFileSettings,
  tariffs: TariffSettings,
  rescue: RescueSettings,
  notifications: NotificationChoices,
} satisfies { [Part in SettingsPart]: z.ZodMiniType<Settings[Part]> };

const parts = {
  brand: z.extend(BrandSettings, contentVersion).register(openApiRegistry, { id: 'BrandSettings' }),
  contact: z.extend(ContactSettings, contentVersion).register(openApiRegistry, { id: 'ContactSettings' }),
  legal: z.extend(LegalSettings, contentVersion).register(openApiRegistry, { id: 'LegalSettings' }),
  delivery: z.extend(DeliverySettings, contentVersion).register(openApiRegistry, { id: 'DeliverySettings' }),
  categories: z.extend(CategorySettings, contentVersion).register(openApiRegistry, { id: 'CategorySettings' }),
  announcement: z.extend(Announcement, contentVersion).register(openApiRegistry, { id: 'Announcement' }),
  banners: z.extend(Banners, contentVersion).register(openApiRegistry, { id: 'Banners' }),
  sections: z.extend(HomeLayout, contentVersion).register(openApiRegistry, { id: 'HomeLayout' }),
  faq: z.extend(Faq, contentVersion).register(openApiRegistry, { id: 'Faq' }),
  advance: z.extend(AdvanceSettings, contentVersion).register(openApiRegistry, { id: 'AdvanceSettings' }),
  stock: z.extend(StockSettings, contentVersion).register(openApiRegistry, { id: 'StockSettings' }),
  cards: z.extend(CardSettings, contentVersion).register(openApiRegistry, { id: 'CardSettings' }),
  calls: z.extend(CallSettings, contentVersion).register(openApiRegistry, { id: 'CallSettings' }),
  riders: z.extend(RiderSettings, contentVersion).register(openApiRegistry, { id: 'RiderSettings' }),
  courierFile: z.extend(CourierFileSettings, contentVersion).register(openApiRegistry, { id: 'CourierFileSettings' }),
  tariffs: z.extend(TariffSettings, contentVersion).register(openApiRegistry, { id: 'TariffSettings' }),
  rescue: z.extend(RescueSettings, contentVersion).register(openApiRegistry, { id: 'RescueSettings' }),
  notifications: z.extend(NotificationChoices, contentVersion).register(openApiRegistry, { id: 'NotificationChoices' }),
};

/** The pages about the shop, in the order of its footer. Each is changed for itself: `PATCH /pages/:topic`. */
const PageList = z
  .object({
    pages: z.array(
      z.object({
        topic: z.enum(INFO_TOPICS),
        path: z.string().register(openApiRegistry, { examples: ['/info/about'] }),
        title: localizedText(PAGE_TITLE_MAXIMUM),
      }),
    ),
    ...contentVersion,
  })
  .register(openApiRegistry, { id: 'PageList' });

/** All parts. */
export const StaffSettings = z.object({ ...parts, pages: PageList });
export type StaffSettings = z.infer<typeof StaffSettings>;
StaffSettings.register(openApiRegistry, { id: 'StaffSettings' });

const staffParts = Object.fromEntries(SETTINGS_PARTS.filter(isForStaff).map((part) => [part, true] as const));

/** The parts that everybody may read. */
export const PublicSettings = z.extend(
  z.omit(StaffSettings, staffParts as Record<StaffPart, true>), // fromEntries forgets the parts
  {
    /** Present where buyers get text messages: then their service gets mobile numbers. */
    sendsSms: z.optional(z.literal(true)),
  },
);
export type PublicSettings = z.infer<typeof PublicSettings>;
PublicSettings.register(openApiRegistry, { id: 'PublicSettings' });

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  summary: "Read the shop's settings",
  description: 'Of what is put live at a time, what is live now.',
  query: z.object(freshness),
  reply: PublicSettings,
});

export const getStaffSettings = endpoint({
  method: 'GET',
  path: '/settings/admin',
  access: 'settings:read',
  summary: "Read the shop's settings as the staff see them",
  description: 'Also those that no shopper sees.',
  reply: StaffSettings,
});

/** Sets one part, the whole of it. */
export const changeSettings = {
  brand: changeOf('brand', 'name, logo and colour of the shop'),
  contact: changeOf('contact', 'how the shop is reached'),
  legal: changeOf('legal', 'the numbers by which authorities know the shop, and what buyers can rely on'),
  delivery: changeOf('delivery', 'what a delivery costs'),
  categories: changeOf('categories', 'the categories', {
    errorCodes: ['category-in-use'],
    members: { inUse: z.optional(CategoriesInUse) },
    more: ' An English label that is changed stays among `formerLabels`, and its address leads to the current one. A category that some product is in cannot be removed.',
  }),
  announcement: changeOf('announcement', 'the line above every page'),
  banners: changeOf('banners', "home's two pictures and their words"),
  sections: changeOf('sections', 'which sections home shows, and in what order'),
  faq: changeOf('faq', 'the questions and answers'),
  advance: changeOf('advance', 'when the shop asks for an advance, and for how much'),
  stock: changeOf('stock', 'from when on products run low, and shoppers are told how many are left'),
  cards: changeOf('cards', 'what stands on each card beside its price'),
  calls: changeOf('calls', 'what becomes of an order whose buyer never answers'),
  riders: changeOf('riders', 'the names of the riders', {
    errorCodes: ['rider-busy'],
    members: { riders: z.optional(z.array(z.string())) },
    more: ' A rider who has orders out, or money that is not settled, cannot be removed.',
  }),
  courierFile: changeOf('courierFile', 'the courier that gets its parcels by a file, and the columns of that'),
  tariffs: changeOf('tariffs', 'what couriers may charge, and when their money is late'),
  rescue: changeOf('rescue', 'how long couriers keep what they could not deliver'),
  notifications: changeOf('notifications', 'which notifications are sent, and what they say'),
} satisfies Record<SettingsPart, unknown>;

/** What else is to be said of a change of a part. */
interface About {
  errorCodes?: CodeOf<409>[];
  /** What its 409 says beside the part. */
  members?: Record<string, Schema>;
  more?: string;
}

function changeOf<Part extends SettingsPart>(
  part: Part,
  what: string,
  { errorCodes = [], members, more = '' }: About = {},
) {
  const settings: (typeof StaffSettings.shape)[Part] = StaffSettings.shape[part];
  return endpoint({
    method: 'PATCH',
    path: `/settings/${part}`,
    access: 'settings:change',
    summary: `Set ${what}`,
    description: `The whole part: a field left out is one that the shop does not have. \`version\` is that of the part as it was read.${more}`,
    errorCodes: ['changed-meanwhile', ...errorCodes],
    conflict: conflictOf(settings, errorCodes, members),
    body: z.extend(SETTINGS_SCHEMAS[part], contentVersion),
    reply: settings,
  });
}

/** The 409 of a change: the part as somebody else has changed it, or why else it is rejected. */
function conflictOf<Part extends Schema>(settings: Part, otherCodes: CodeOf<409>[], members?: Record<string, Schema>) {
  const conflict = z.extend(Problem, {
    code: z.enum(['changed-meanwhile', ...otherCodes]),
    settings: otherCodes.length > 0 ? z.optional(settings) : settings,
    ...members,
  });
  return conflict.register(openApiRegistry, { id: `${openApiRegistry.get(settings)?.id}Conflict` });
}
