import * as z from 'zod/mini';
import { chosenPlace } from '../domain/find-places.ts';
import { NAME_MAXIMUM } from '../domain/limits.ts';
import { DISTRICTS, ZONES } from '../domain/places.ts';
import { optionalText } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

const names = DISTRICTS.map(({ name }) => name);

export const Zone = z.enum(ZONES);

/** A zone, or a district. */
export const Area = z.enum([...ZONES, ...names], `must be ${ZONES.join(', ')} or the English name of a district`);

/** Where an order goes. `zone` follows from the others: inside Dhaka is its city. */
export const Place = z.object({ district: z.string(), thana: z.optional(z.string()), zone: Zone });
Place.register(openApiRegistry, { id: 'Place' });

const WRONG_DISTRICT = 'must be the name of a district';

/** Where a buyer wants an order, by any names that the order form finds it by; null counts as absent. */
export const SentPlace = z.optional(
  z.pipe(
    z.nullable(
      z
        .object({
          district: z
            .string(WRONG_DISTRICT)
            .check(z.maxLength(NAME_MAXIMUM, `must have at most ${NAME_MAXIMUM} characters`))
            .register(openApiRegistry, { examples: ['Dhaka'] }),
          thana: optionalText(NAME_MAXIMUM),
        })
        .check(
          z.refine(({ district }) => chosenPlace({ district }) !== undefined, {
            error: WRONG_DISTRICT,
            path: ['district'],
            abort: true,
          }),
          z.refine((place) => chosenPlace(place) !== undefined, {
            error: 'must be the name of a thana of the district',
            path: ['thana'],
          }),
        ),
    ),
    z.transform((place) => (place ? chosenPlace(place) : undefined)),
  ),
);
