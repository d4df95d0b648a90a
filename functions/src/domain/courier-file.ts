import { BY_FILE, type CarrierName, courierNamed } from './couriers.ts';

/** What a column of a courier's file can say of a parcel. */
export const FILE_FIELDS = [
  'invoice',
  'name',
  'phone',
  'address',
  'district',
  'thana',
  'toCollect',
  'value',
  'grams',
  'kilograms',
  'quantity',
  'contents',
  'store',
] as const;
export type FileField = (typeof FILE_FIELDS)[number];

/** A column of a courier's file: its heading, and what stands below it, a fact of the parcel or always the same text. */
export interface FileColumn {
  title: string;
  field?: FileField | undefined;
  text?: string | undefined;
}

/** `pathao`: as Pathao's panel takes it. `own`: the columns that the shop has set. */
export const FILE_LAYOUTS = ['pathao', 'own'] as const;

/** A courier without an interface: its panel takes a file. Without a name there is none. */
export interface CourierFileSettings {
  name?: string | undefined;
  layout: (typeof FILE_LAYOUTS)[number];
  /** What the courier calls the shop's store. */
  store?: string | undefined;
  /** Where anybody follows a parcel; `{number}` stands for its number at the courier. */
  trackingPage?: string | undefined;
  columns?: FileColumn[] | undefined;
}

/** Whose panel takes a file of each layout: what that courier refuses need not be sent. */
const PANELS: Record<CourierFileSettings['layout'], CarrierName> = { pathao: 'pathao', own: BY_FILE };

/** The courier whose limits a parcel has to keep. */
export function limitedBy(courier: CarrierName, { layout }: Pick<CourierFileSettings, 'layout'>): CarrierName {
  return courier === BY_FILE ? PANELS[layout] : courier;
}

export const FILE_COLUMNS_MAXIMUM = 20;
export const COLUMN_TITLE_MAXIMUM = 60;

const PATHAO: FileColumn[] = [
  { title: 'ItemType', text: 'parcel' },
  { title: 'StoreName', field: 'store' },
  { title: 'MerchantOrderId', field: 'invoice' },
  { title: 'RecipientName', field: 'name' },
  { title: 'RecipientPhone', field: 'phone' },
  { title: 'RecipientCity', field: 'district' },
  { title: 'RecipientZone', field: 'thana' },
  { title: 'RecipientArea' },
  { title: 'RecipientAddress', field: 'address' },
  { title: 'AmountToCollect', field: 'toCollect' },
  { title: 'ItemQuantity', field: 'quantity' },
  { title: 'ItemWeight', field: 'kilograms' },
  { title: 'ItemDesc', field: 'contents' },
  { title: 'SpecialInstruction' },
];

/** The columns of the file that a shop uploads to its courier. */
export function fileColumns({ layout, columns = [] }: CourierFileSettings): FileColumn[] {
  return layout === 'pathao' ? PATHAO : columns;
}

/** The rows of a file, with its headings first. */
export function fileRows(columns: FileColumn[], parcels: Record<FileField, string>[]): string[][] {
  const cells = parcels.map((parcel) => columns.map(({ field, text = '' }) => (field ? parcel[field] : text)));
  return [columns.map(({ title }) => title), ...cells];
}

interface FollowedParcel {
  courier: CarrierName;
  byFile?: { trackingPage?: string | undefined } | undefined;
  consignmentId?: string | undefined;
  trackingCode?: string | undefined;
}

/** Where anybody follows a parcel; undefined where its courier has no such page, or its number is not known. */
export function trackingPageOf(parcel: FollowedParcel): string | undefined {
  const { courier, byFile, consignmentId } = parcel;
  return courierNamed(courier).trackingPage(parcel) ?? trackingAddress(byFile?.trackingPage, consignmentId);
}

/** A page that the shop has named, with the number of a parcel. */
function trackingAddress(page: string | undefined, consignmentId: string | undefined): string | undefined {
  return page && consignmentId && page.replace('{number}', encodeURIComponent(consignmentId));
}
