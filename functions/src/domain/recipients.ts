/**
 * What the order form says of who gets the buyer's data, by version: 1 names the courier, 2 also the service that sends
 * text messages. An order keeps the version that its buyer was shown, so a text that changes is a new version.
 */
export const RECIPIENT_NOTICES = [1, 2] as const;
export type RecipientNotice = (typeof RECIPIENT_NOTICES)[number];

/** The version that is shown now. */
export function recipientNotice({ sendsSms }: { sendsSms?: boolean | undefined }): RecipientNotice {
  return sendsSms ? 2 : 1;
}
