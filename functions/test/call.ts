import { asDocumented } from './as-documented.ts';
import { environment } from './environment.ts';

/** Calls the API where the shoppers' browsers do: through Hosting. */
export async function call(path: string, init?: RequestInit): Promise<Response> {
  return asDocumented(path, init, await fetch(`${environment('SHOP_URL')}/api${path}`, init));
}
