// Real parts: the Firebase CLI of the installed packages.
import { createRequire } from 'node:module';

export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
