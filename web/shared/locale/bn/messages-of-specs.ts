/** The messages of what a lamp measures and is made of, and of filters by it, in Bangla. */
export { filters as filterMessages, specs as specsMessages } from './specs.ts';
