import * as z from 'zod/mini';

interface Documented {
  /** The name of a schema that several calls share. */
  id?: string;
  /** Kept for older clients. */
  deprecated?: true;
  examples?: unknown[];
}

/** What the description of the API says about schemas beyond their shape. */
export const openApiRegistry = z.registry<Documented>();
