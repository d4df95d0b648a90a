import { environment } from './environment.ts';

/** Calls the API where the shoppers' browsers do: through Hosting. */
export function call(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${environment('SHOP_URL')}/api${path}`, init);
}
