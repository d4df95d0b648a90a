// Tells a stack's addresses to whatever runs beside it.
import type { StackEnvironment } from '@aloghor/functions/test/environment';
import { HOST } from '../local-server.ts';
import type { StackPlan } from './plan.ts';
import { addressOf } from './ports.ts';
import type { StackFolder } from './stack-folder.ts';
import { PROJECT } from './suite.ts';

/** The function's own URL, behind Hosting. */
const API = 'asia-south1/api';

export function environmentOf({ ports, unknownClients }: StackPlan, { renderer, log }: StackFolder): StackEnvironment {
  return {
    SHOP_URL: addressOf(ports.hosting),
    STACK_LOG: log,
    FUNCTIONS_URL: `${addressOf(ports.functions)}/${PROJECT}/${API}`,
    IMAGE_HOST_URL: addressOf(ports.imageHost),
    COURIER_HOST_URL: addressOf(ports.courierHost),
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    GCLOUD_PROJECT: PROJECT,
    RENDERER_FOLDER: renderer,
    UNKNOWN_CLIENTS: unknownClients,
    // Otherwise Google's libraries try to detect a Google Cloud machine.
    METADATA_SERVER_DETECTION: 'none',
  };
}
