import type { FileProblem } from './file-problems.ts';

/** Bytes: 1,000 products of long descriptions in Bangla weigh half of it. */
const FILE_BYTES_MAXIMUM = 10_000_000;

/** The text of a file, in UTF-8 or, as Excel's "Unicode text", in UTF-16. */
export function decodeText(bytes: Uint8Array): string | FileProblem {
  if (bytes.length > FILE_BYTES_MAXIMUM) return { why: 'tooLarge' };
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return { why: 'workbook' }; // PK: a zip, as of .xlsx
  const isUtf16 = first === 0xff && second === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { why: 'encoding' };
  }
}
