// The project's own rules, indexes and configuration; only ports and folders differ.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { HOST } from '../local-server.ts';
import { ROOT } from '../paths.ts';
import { courierSecretLines, courierSettings } from './local-couriers.ts';
import type { StackPlan } from './plan.ts';
import { addressOf, freePorts, type Ports } from './ports.ts';

/** The CLI's own services. */
const INNER = ['hub', 'logging', 'eventarc', 'tasks', 'websocket'] as const;

/** The folder of one stack, and where things are in it. */
export function stackFolder(path: string) {
  return {
    path,
    config: join(path, 'firebase.json'),
    pages: join(path, 'web'),
    functions: join(path, 'functions'),
    bundle: join(path, 'functions/lib/index.js'),
    renderer: join(path, 'functions/lib/pages'),
    rules: join(path, 'firestore.rules'),
    pictures: join(path, 'pictures'),
    couriers: join(path, 'couriers'),
    saves: join(path, 'saves'),
    log: join(path, 'emulators.log'),
  };
}

export type StackFolder = ReturnType<typeof stackFolder>;

/**
 * Writes the files that the Firebase CLI needs: it accepts no path outside the folder of its configuration, so the rules
 * and the package are copied. Returns the port of the CLI's control API.
 */
export async function layOut(folder: StackFolder, plan: StackPlan): Promise<number> {
  const { ports, unknownClients, notifications } = plan;
  mkdirSync(folder.saves, { recursive: true });
  mkdirSync(folder.pages, { recursive: true });
  removeUnfinishedExports(folder);
  layOutFunctions(folder, {
    IMAGE_HOST_URL: addressOf(ports.imageHost),
    UNKNOWN_CLIENTS: unknownClients,
    SITE_URL: addressOf(ports.hosting),
    ...courierSettings(addressOf(ports.courierHost)),
    ...notifications,
  });
  for (const file of ['firestore.rules', 'firestore.indexes.json'])
    copyFileSync(`${ROOT}${file}`, join(folder.path, file));
  const inner = await freePorts(INNER);
  writeFileSync(folder.config, JSON.stringify(configuration(ports, inner), null, 2));
  return inner.hub;
}

function layOutFunctions(folder: StackFolder, parameters: Record<string, string>): void {
  rmSync(folder.functions, { recursive: true, force: true });
  mkdirSync(join(folder.functions, 'lib'), { recursive: true });
  const source = `${ROOT}functions`;
  const settings = readdirSync(source).filter((name) => name.startsWith('.env') || name === '.secret.local');
  for (const file of ['package.json', ...settings]) copyFileSync(join(source, file), join(folder.functions, file));
  // Values that the CLI would otherwise ask the user, or the cloud, for.
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder.functions, '.env.local'), lines.join(''));
  writeFileSync(join(folder.functions, '.secret.local'), `IMAGE_HOST_KEY=any\n${courierSecretLines()}`);
  // Most packages are found further up; npm keeps here only what differs from the other workspaces.
  const own = join(source, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder.functions, 'node_modules'));
}

/** The temporary folder that the CLI leaves when it is killed during an export. */
function removeUnfinishedExports(folder: StackFolder): void {
  const unfinished = readdirSync(folder.path).filter((name) => name.startsWith('firebase-export-'));
  for (const name of unfinished) rmSync(join(folder.path, name), { recursive: true });
}

/** The project's own configuration, with this stack's folders and ports. */
function configuration(ports: Ports, inner: Record<(typeof INNER)[number], number>) {
  const { functions, firestore, hosting } = JSON.parse(lettingIn(ports, readFileSync(`${ROOT}firebase.json`, 'utf8')));
  const at = (port: number) => ({ host: HOST, port });
  return {
    functions: [{ ...functions[0], source: 'functions', predeploy: [] }],
    firestore,
    hosting: { ...hosting, public: 'web', predeploy: [] },
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: inner.websocket },
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(inner.hub),
      logging: at(inner.logging),
      eventarc: at(inner.eventarc),
      tasks: at(inner.tasks),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

/** The pages' content security policy allows Google's services; here it also allows the emulators. */
function lettingIn({ auth, firestore, imageHost }: Ports, config: string): string {
  return config
    .replace("connect-src 'self'", `$& ${addressOf(auth)} ${addressOf(firestore)}`)
    .replace("img-src 'self'", `$& ${addressOf(imageHost)}`);
}
