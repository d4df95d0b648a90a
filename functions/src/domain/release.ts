/** The release of this code, as in `package.json` and the changelog. */
export const RELEASE = '1.0.0';
