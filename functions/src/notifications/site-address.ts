/** Where the shop's pages are, without a slash at its end. */
export function siteAddress(env: NodeJS.ProcessEnv = process.env): string {
  return env.SITE_URL || `https://${env.GCLOUD_PROJECT}.web.app`;
}
