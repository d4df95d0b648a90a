import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Only the long tests need these packages, so this folder has its own lockfile. */
export const FOREIGN_CLIENT_FOLDER = fileURLToPath(new URL('.', import.meta.url));

const load = createRequire(import.meta.url);

/** What the shop sends Pathao, too, and what Pathao answers, as far as it is looked at. */
export interface PathaoClient {
  createOrder: (order: object) => Promise<{ data: { consignment_id: string; delivery_fee: number } }>;
  getOrderStatus: (consignmentId: string) => Promise<{ data: { order_status: string } }>;
}

interface Credentials {
  baseURL: string;
  clientId: string;
  clientSecret: string;
  username: string;
  password: string;
}

/** The client of others. Casts by its documentation: it may not be there when the types are checked. */
export function openPathaoClient(credentials: Credentials): PathaoClient {
  const { PathaoApiService } = load('pathao-merchant-sdk') as {
    PathaoApiService: new (credentials: Credentials) => PathaoClient;
  };
  return new PathaoApiService(credentials);
}

/** A key and a certificate for this host, in PEM. */
export async function makeCertificate(host: string): Promise<{ key: string; cert: string }> {
  const { generate } = load('selfsigned') as {
    generate: (attributes: object[], options: object) => Promise<{ private: string; cert: string }>;
  };
  const names = { name: 'subjectAltName', altNames: [{ type: 7, ip: host }] };
  const options = { algorithm: 'sha256', extensions: [{ name: 'basicConstraints', cA: true }, names] };
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], options);
  return { key, cert };
}
