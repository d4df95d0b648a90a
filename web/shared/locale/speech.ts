/** What speaks another language than that of the page; a guest's first visit in English does without. */
export const speech = () => import('./speak.ts');
