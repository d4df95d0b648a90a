import { createContext } from 'react';

/** The title of the current page of the dashboard. */
export const PageTitle = createContext('');
