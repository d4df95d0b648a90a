import { onRequest } from 'firebase-functions/https';
import { app } from './app.ts';

export const api = onRequest({ region: 'asia-south1', memory: '512MiB', maxInstances: 10, cors: false }, app);
