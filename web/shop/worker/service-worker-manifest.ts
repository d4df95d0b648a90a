import type { LocalizedText } from '../../shared/lib/language.ts';

/** What the worker is given by the build. */
export interface ServiceWorkerManifest {
  /** Changes with every other field. */
  version: string;
  /** Paths of what every page of the shop needs. */
  files: string[];
  /** HTML, for visitors without a connection, in the language of its address; `%PHONE%` and `%PHONE_DIGITS%` stand for the telephone. */
  offlinePages: LocalizedText;
  /** The content security policy of that page. */
  policy: string;
}
