import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { bookParcels, ParcelRow } from '../contract/parcels.ts';
import { shopName } from '../domain/brand.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import { type FileField, fileColumns, fileRows } from '../domain/courier-file.ts';
import { BY_FILE } from '../domain/couriers.ts';
import { isHeldByParcel } from '../domain/parcels.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { BadInput } from '../platform/http/errors.ts';
import { claimParcel } from './claim-parcel.ts';
import type { ParcelToBook } from './courier.ts';
import { noteOf } from './keep-parcel.ts';
import { parcelToBook } from './parcel-to-book.ts';
import { gramsOfParcel } from './parcel-weight.ts';

/** Claims at the same time. */
const AT_ONCE = 5;

/**
 * Claims parcels for the courier of the settings. Nobody knows whether they are booked until somebody has uploaded the file,
 * and says so. @throws {BadInput} where the settings name none
 */
export async function fillFile(wanted: Parsed<typeof bookParcels>['body']['orders'], by: Staff): Promise<ParcelRow[]> {
  const catalogue = await currentCatalogue();
  const { name, trackingPage } = catalogue.settings.courierFile;
  if (!name) throw courierOff();
  const carrier = { courier: BY_FILE, byFile: { name, ...(trackingPage && { trackingPage }) } } as const;
  const rows: ParcelRow[] = [];
  for (const chunk of chunksOf(wanted, AT_ONCE)) {
    const claims = await Promise.all(chunk.map((one) => claimParcel(carrier, one, by, catalogue)));
    rows.push(
      ...claims.map((claim) => ('parcel' in claim ? { ...claim.row, parcel: noteOf(claim.parcel) } : claim.row)),
    );
  }
  return rows;
}

/** The courier of the settings; without a name there is none. */
export async function courierFile() {
  return (await currentCatalogue()).settings.courierFile;
}

/** The rows of the file with the parcels of these orders, the headings first. Costs two reads an order. */
export async function writeParcelFile(ids: string[]): Promise<string[][]> {
  const wanted = [...new Set(ids)];
  const [catalogue, found, opened] = await Promise.all([
    currentCatalogue(),
    orders.get(wanted),
    desks.get(wanted, ['parcel']),
  ]);
  const parcels = wanted.flatMap((id) => {
    const order = found.find(({ _id }) => _id === id);
    const parcel = opened.find(({ _id }) => _id === id)?.parcel;
    const isInFile = parcel?.courier === BY_FILE && isHeldByParcel(parcel);
    return order && isInFile ? [parcelToBook(order, parcel.invoice, gramsOfParcel(parcel, order, catalogue))] : [];
  });
  const { settings } = catalogue;
  const { store = shopName(settings.brand, 'en') } = settings.courierFile;
  return fileRows(
    fileColumns(settings.courierFile),
    parcels.map((parcel) => cellsOf(parcel, store)),
  );
}

function cellsOf(
  { place, taka, value, grams, quantity, ...parcel }: ParcelToBook,
  store: string,
): Record<FileField, string> {
  return {
    ...parcel,
    district: place?.district ?? '',
    thana: place?.thana ?? '',
    toCollect: String(taka),
    value: String(value),
    grams: String(grams),
    kilograms: String(grams / 1_000),
    quantity: String(quantity),
    store,
  };
}

export function courierOff(): BadInput {
  return new BadInput([{ path: 'courier', message: 'must be one that is switched on' }]);
}
