import type { NotificationEvent } from '../../domain/notifications.ts';

/** What the texts are made of, in the words of their language. */
export interface NotificationData {
  /** The order's number. */
  orderNumber: string;
  /** What is left to pay, as `1,250 Tk`; absent when it is nothing. */
  toPay: string | undefined;
  /** Whether money was received for it. */
  isPaid: boolean;
  /** The page where the order can be followed, or where the shop sees it. */
  link: string;
  /** The buyer's, as they typed it. */
  name: string | undefined;
  mobileNumber: string;
  /** One for each product, as `2 × Lamp`. */
  lines: string[];
  /** The shop's own number, as short as it can be called. */
  shopPhone: string;
}

/** The notifications of a language. */
export interface NotificationTexts {
  /** A text message is this. */
  texts: Record<NotificationEvent, (data: NotificationData) => string>;
  /** The text of a message to a buyer as an e-mail says it, where it need not be short. */
  inEmail: (text: string) => string;
  callUs: (shopPhone: string) => string;
  /** Of e-mails. */
  subjects: Record<NotificationEvent, (data: NotificationData) => string>;
  greeting: (name: string | undefined) => string;
}
