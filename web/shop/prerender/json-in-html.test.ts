import { expect, test } from 'vitest';
import { jsonInHtml } from './json-in-html.ts';

test.each(['</script><script>alert(1)</script>', '<!-- ', '\u2028\u2029', 'আলোঘর "৳" & \\'])(
  'what a script element holds cannot end it, and is read back as it was: %j',
  (text) => {
    const json = jsonInHtml({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
