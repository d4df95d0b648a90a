import { initializeApp } from 'firebase-admin/app';

/** The Firebase project that this server runs in. */
export const firebase = initializeApp();
