import { createContext } from 'react';

/** What the admin's page is called that somebody is on. */
export const PageTitle = createContext('');
