import * as z from 'zod/mini';
import { AUDIT_SUBJECTS } from '../domain/audit.ts';
import { endpoint } from './endpoint.ts';
import { Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { paging } from './paging.ts';

export const AuditSubject = z.enum(AUDIT_SUBJECTS);
export type AuditSubject = z.infer<typeof AuditSubject>;

/** Who changed what, when, from what to what; written in the transaction of the change. */
export const AuditEntry = z.object({
  _id: z.string(),
  at: Time,
  /** The e-mail of who of the staff made it, or the command that made the first admin. */
  by: z.string(),
  subject: AuditSubject,
  action: z.enum(['add', 'update', 'delete']),
  /** The product, order, user or list that was changed, the import, the settlement of a rider, the payout of a courier, or the courier that was asked to come. */
  target: z.string(),
  /** A readable name of the target. */
  label: z.string(),
  /** Of an order, the number that people call it by. */
  number: z.optional(z.string()),
  /** The changed fields before; absent for what was added. */
  before: z.optional(z.record(z.string(), z.unknown())),
  /** The changed fields after; absent for what was deleted. */
  after: z.optional(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
AuditEntry.register(openApiRegistry, { id: 'AuditEntry' });

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  access: 'audit:read',
  summary: 'List what the staff have changed',
  description: 'Newest first.',
  query: z.object({ ...paging, subject: z.optional(AuditSubject) }),
  reply: z.array(AuditEntry),
});
