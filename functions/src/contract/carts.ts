import * as z from 'zod/mini';
import { Deleted, endpoint, Modified } from './endpoint.ts';
import { Id, OwnEmail, Quantity, StoredPictureAddress, Taka } from './fields.ts';
import { cartLineAliases, REMOVE_LINE_PATH } from './older-clients.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { translatedNames } from './translations.ts';

/** An entry of the guest cart, kept in the browser under `myCart`. */
export const GuestCartEntry = z.object({ ItemId: Id, quantity: Quantity });
export type GuestCartEntry = z.infer<typeof GuestCartEntry>;

/** A line of a customer's cart; name, picture and price are the product's current ones. */
export const CartLine = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  ...translatedNames,
  /** Empty, as is `name`, when the product was deleted before the line was stored. */
  img: z.union([StoredPictureAddress, z.literal('')]),
  /** Absent when the product has none. */
  thumbnail: z.optional(StoredPictureAddress),
  price: Taka,
  quantity: Quantity,
  email: z.string(),
  /** False when the product was deleted or is hidden; such a line cannot be ordered. */
  available: z.boolean(),
  /** Present while the product is sold out; such a line cannot be ordered either. */
  soldOut: z.optional(z.literal(true)),
  ...cartLineAliases,
});
export type CartLine = z.infer<typeof CartLine>;
CartLine.register(openApiRegistry, { id: 'CartLine' });

export const listCart = endpoint({
  method: 'GET',
  path: '/carts',
  access: 'user',
  summary: "List the lines of the caller's cart",
  description: 'Empty for the staff, who cannot buy: a client may request it before it knows the role.',
  query: z.object({ email: OwnEmail }),
  reply: z.array(CartLine),
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/carts',
  access: 'own-cart:change',
  summary: 'Put a product into the cart',
  description: 'Adds to the quantity of an existing line, up to 99.',
  errorCodes: ['not-found', 'cart-full'],
  body: z.object({ productId: Id, email: OwnEmail, quantity: z._default(Quantity, 1) }),
  reply: z.object({ insertedId: z.optional(z.string()), modifiedCount: z.optional(z.number()) }),
});

export const setCartQuantity = endpoint({
  method: 'PATCH',
  path: '/carts/:id',
  access: 'own-cart:change',
  summary: 'Set the quantity of a line of the cart',
  body: z.object({ quantity: Quantity }),
  reply: Modified,
});

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/carts/:id',
  access: 'own-cart:change',
  summary: 'Remove a line from the cart',
  reply: Deleted,
});

export const removeLine = endpoint({ ...removeFromCart, path: REMOVE_LINE_PATH, deprecated: true });

export const mergeCart = endpoint({
  method: 'POST',
  path: '/carts/merge',
  access: 'own-cart:change',
  summary: "Merge a guest's cart into the account's, once",
  description: 'A repeated `mergeId` changes nothing and gets the first answer.',
  body: z.object({
    mergeId: z
      .string()
      .check(
        z.maxLength(100, 'must have at most 100 characters'),
        z.regex(/^[\w-]{8,}$/, 'must have 8 to 100 letters, digits, - or _'),
      )
      .register(openApiRegistry, { examples: ['my-first-merge'] }),
    entries: z.array(GuestCartEntry).check(z.maxLength(200, 'must hold at most 200 entries')),
  }),
  reply: z.object({
    modifiedCount: z.number(),
    /** How many entries were left out because their product does not exist. */
    gone: z.number(),
    /** Ids of products that the full cart had no room for: they stay in the guest cart. */
    left: z.array(z.string()),
  }),
});

export const emptyCart = endpoint({
  method: 'DELETE',
  path: '/carts',
  access: 'own-cart:change',
  summary: 'Remove all lines from the cart',
  reply: Deleted,
});
