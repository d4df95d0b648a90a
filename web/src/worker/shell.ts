/** What the worker is given by the build. */
export interface Shell {
  /** Another with each change of the rest. */
  version: string;
  /** Paths of what every page of the shop needs. */
  files: string[];
  /** HTML, for whoever opens a page without a connection. */
  offlinePage: string;
  /** The content security policy of that page. */
  policy: string;
}
