import { type AuditDocument, audit } from '../src/platform/database/collections.ts';

/** The audit entries of a product, order, user or list; newest last. */
export async function auditLines(target: string): Promise<AuditDocument[]> {
  const { docs } = await audit.reference.where('target', '==', target).get();
  return docs.map((line) => line.data() as AuditDocument).toSorted((one, other) => one.at - other.at); // by our own type
}
