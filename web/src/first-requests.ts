import { makeFirstRequests } from './app/first-requests.ts';

makeFirstRequests(window.location);
