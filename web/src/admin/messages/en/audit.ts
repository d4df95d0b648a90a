import type { AuditEntry, AuditSubject } from '@aloghor/functions/contract/audit';
import { shop } from '../../../shop.config.ts';

/** The words of the audit log, in English. */
export const audit = {
  title: 'Audit Log',
  text: 'Who changed what, and when (Dhaka time).',
  subject: 'Subject',
  allSubjects: 'Everything',
  subjects: { product: 'Product', order: 'Order', role: 'Role', featured: 'Featured list' } satisfies Record<
    AuditSubject,
    string
  >,
  actions: { add: 'added', update: 'changed', delete: 'deleted' } satisfies Record<AuditEntry['action'], string>,
  when: 'When',
  who: 'Who',
  what: 'What',
  changes: 'Before → after',
  became: 'became',
  nothing: 'nothing',
  order: (id: string) => `Order ${id}`,
  empty: 'Nothing has been changed yet',
  emptyText: 'Each change of a product, an order, a role or a featured list is noted here.',
  fields: {
    name: 'Name',
    desc: 'Description',
    nameBn: 'Name in Bangla',
    descBn: 'Description in Bangla',
    price: 'Price',
    categories: 'Categories',
    img: 'Picture',
    thumbnail: 'Small picture',
    medium: 'Middle picture',
    status: 'Status',
    payment: `Payment (${shop.currency.name})`,
    role: 'Role',
    data: 'List',
    names: 'List',
  } as Record<string, string>,
};
