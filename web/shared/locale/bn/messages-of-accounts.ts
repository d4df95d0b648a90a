/** The messages of login and registration beside those of all pages, in Bangla. */
export { signInFailures as signInFailureMessages } from './sign-in.ts';
