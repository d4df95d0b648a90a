/** The list of places is for whoever fills in the order form alone. */
export function loadPlaces() {
  return import('./place-options.ts');
}

/** While another field of the form is filled in; a failure is told where the places are searched. */
export function loadPlacesAhead(): void {
  loadPlaces().catch(() => undefined);
}
