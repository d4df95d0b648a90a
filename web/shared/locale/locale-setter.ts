/** What sets another language than that of the page; a guest's first visit in English does without. */
export const localeSetter = () => import('./set-locale.ts');
