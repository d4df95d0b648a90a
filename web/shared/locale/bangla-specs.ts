/** The messages of what a lamp measures and is made of, in Bangla. */
export { specs as specsMessages } from './bn/specs.ts';
