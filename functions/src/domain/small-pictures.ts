import type { FieldWith } from './product-fields.ts';

/** A smaller version of a picture, in pixels. */
type SmallPicture =
  /** The whole picture, as high as its shape makes it. */
  | { kind: 'scaled'; width: number }
  /** The whole picture within these sides, on the light background of the shop, for services that expect this shape. */
  | { kind: 'contained'; width: number; height: number; type: 'image/jpeg' };

/** The smaller versions of a product's picture, by their fields. Browsers make them at an upload. */
export const SMALL_PICTURES = {
  /** For cards. */
  thumbnail: { kind: 'scaled', width: 400 },
  /** For the page of the product and high-density screens. */
  medium: { kind: 'scaled', width: 800 },
  /** For link previews: messengers show it in this shape, and not all of them read newer types. */
  share: { kind: 'contained', width: 1_200, height: 630, type: 'image/jpeg' },
} as const satisfies Record<FieldWith<{ kind: 'smallPicture' }>, SmallPicture>;

export type SmallPictureField = keyof typeof SMALL_PICTURES;
export const SMALL_PICTURE_FIELDS = Object.keys(SMALL_PICTURES) as SmallPictureField[]; // its own keys

/** A value for each of the smaller versions. */
export function mapSmallPictures<Value>(
  versionOf: (field: SmallPictureField) => Value,
): Record<SmallPictureField, Value> {
  return Object.fromEntries(SMALL_PICTURE_FIELDS.map((field) => [field, versionOf(field)])) as Record<
    SmallPictureField,
    Value
  >; // fromEntries forgets the names
}
