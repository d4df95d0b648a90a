import { lazyPage } from '../../shared/start/lazy-page.tsx';

/** The list of first steps: its code is asked for before the page has come, or never. */
export const Checklist = lazyPage(() => import('./checklist.tsx'), 'Checklist');
