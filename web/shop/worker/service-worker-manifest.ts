import type { LocalizedText } from '../../shared/lib/language.ts';

/** What the worker is given by the build. */
export interface ServiceWorkerManifest {
  /** Changes with every other field. */
  version: string;
  /** Paths of what every page of the shop needs. */
  files: string[];
  /** HTML, for visitors without a connection, in the language of its address; `%NAME%` stands for the shop's name, `%PHONE%` and `%PHONE_DIGITS%` for its telephone. */
  offlinePages: LocalizedText;
  /** What a shop without a name of its own is called. */
  sampleName: LocalizedText;
  /** The content security policy of that page. */
  policy: string;
}
