import * as z from 'zod/mini';
import { NAME_MAXIMUM } from '../domain/limits.ts';
import { DISTRICTS, thanaOf, ZONES } from '../domain/places.ts';
import { optionalText } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

const names = DISTRICTS.map(({ name }) => name);

/** A district by its English name. */
const District = z.enum(names, 'must be the English name of a district');

export const Zone = z.enum(ZONES);

/** A zone, or a district. */
export const Area = z.enum([...ZONES, ...names], `must be ${ZONES.join(', ')} or the English name of a district`);

/** Where an order goes. `zone` follows from the others: inside Dhaka is its city. */
export const Place = z.object({ district: z.string(), thana: z.optional(z.string()), zone: Zone });
Place.register(openApiRegistry, { id: 'Place' });

/** A place that a buyer chose, by English names; null counts as absent. */
export const SentPlace = z.optional(
  z.pipe(
    z.nullable(
      z.object({ district: District, thana: optionalText(NAME_MAXIMUM) }).check(
        z.refine((place) => place.thana === undefined || thanaOf(place) !== undefined, {
          error: 'must be the English name of a thana of the district',
          path: ['thana'],
        }),
      ),
    ),
    z.transform((place) => place ?? undefined),
  ),
);
