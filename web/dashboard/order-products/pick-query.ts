import { TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import { nameField } from '@aloghor/functions/domain/listed-fields';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPageWithToken } from '../../shared/api/client.ts';
import { toFoundProduct } from './chosen-product.ts';

/** Products of one search. */
const FOUND = 8;
const FIELDS = ['_id', 'name', ...TRANSLATED_LANGUAGES.map(nameField), 'img', 'thumbnail', 'price'];

/** Products whose names match, newest first, with their stock. Hidden ones are left out: they cannot be ordered. */
export function pickQuery(q: string | undefined) {
  return queryOptions({
    queryKey: ['items', 'pick', q],
    queryFn: async () => {
      const query = { q, limit: FOUND, fields: FIELDS.join(',') };
      const { reply, next } = await callPageWithToken('GET /products/admin', { query });
      return { products: reply.filter(({ hidden }) => !hidden).map(toFoundProduct), isMore: next !== undefined };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
