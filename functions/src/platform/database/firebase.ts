import { initializeApp } from 'firebase-admin/app';

/** The Firebase project that this server belongs to. */
export const firebase = initializeApp();
