/** JSON that is safe in a script element: it contains no end tag and no line separator. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${hex(sign)}`);
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(4, '0');
}
