import type { DocumentData } from 'firebase-admin/firestore';
import { asCurrentProduct } from '../../contract/current-product.ts';
import { DEPRECATED_FIELD_NAMES, withCurrentLines, withCurrentTranslations } from '../../domain/deprecated-texts.ts';

/** How to read documents that an older version has stored, with all or some of their fields. */
export interface OlderForm {
  /** A document in the current form. */
  asCurrent: (document: DocumentData) => DocumentData;
  /** The former names of each field. */
  formerNames?: Record<string, readonly string[]>;
}

const formerNames = { translations: DEPRECATED_FIELD_NAMES };

/** Texts of a product in the document itself. */
export const OLDER_TEXTS: OlderForm = { asCurrent: withCurrentTranslations, formerNames };

export const OLDER_PRODUCT: OlderForm = { asCurrent: asCurrentProduct, formerNames };

export const OLDER_LINES: OlderForm = { asCurrent: withCurrentLines };

export const OLDER_REVIEW: OlderForm = {
  asCurrent: (review) => (review.product ? { ...review, product: withCurrentTranslations(review.product) } : review),
};

/** The lines of orders before they were corrected. */
export const OLDER_DESK: OlderForm = {
  asCurrent: (desk) =>
    Array.isArray(desk.versions) ? { ...desk, versions: desk.versions.map(withCurrentVersion) } : desk,
};

function withCurrentVersion(version: DocumentData | null): DocumentData | null {
  return version?.before ? { ...version, before: withCurrentLines(version.before) } : version;
}
