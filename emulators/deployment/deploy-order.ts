// Nothing half ready goes out: pages and function go together.
/**
 * What the Firebase CLI is told. It builds the pages, then the function, as firebase.json says; then come rules and
 * indexes, the function, and at last the pages, which are tied to this very function. A preview is pages and function
 * alone, at an address of its own: rules, indexes and data are those of the project.
 */
export function deployOrder(project: string, preview: string | undefined): string[] {
  const what = preview ? ['hosting:channel:deploy', preview] : ['deploy', '--only', 'firestore,functions,hosting'];
  return [...what, '--project', project];
}
