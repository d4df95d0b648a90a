/** The `Link` header to the next page of a list: the same path and query, with this `cursor`. */
export function nextLink(path: string, query: object, cursor: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `</api${path}?${parameters}>; rel="next"`;
}
