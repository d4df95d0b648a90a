import type { Endpoint } from '../../src/contract/endpoint.ts';
import { codesOf } from '../../src/contract/endpoint-errors.ts';
import { type ErrorCode, STATUS_OF_CODE } from '../../src/domain/error-codes.ts';

/** The codes with which a row may refuse what callers of every role send, while nothing fails and nobody is counted. */
export function expectedCodesOf(row: Endpoint): ErrorCode[] {
  const ofOthers = row.access === 'anyone' ? [] : (['not-yours'] as const);
  return [...ofOthers, ...codesOf(row)].filter((code) => STATUS_OF_CODE[code] < 429);
}
