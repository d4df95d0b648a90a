import { writeFileSync } from 'node:fs';

/** The shop's function, and how many milliseconds its modules took to load: started in place of the bundle itself. */
const since = performance.now();
export const { api } = await import(process.env.BUNDLE ?? '');
writeFileSync(process.env.LOADING_MS ?? '', String(performance.now() - since));
