import type { AutomaticEvent, NotificationEvent } from '../../domain/notifications.ts';

/** The values that the texts contain, in the words of their language. */
export interface NotificationData {
  /** The order's number. */
  orderNumber: string;
  /** What is left to pay, as `1,250 Tk`; absent when it is nothing. */
  toPay: string | undefined;
  /** What is asked for ahead, written the same way; absent when it is nothing. */
  advance: string | undefined;
  /** Whether money was received for it. */
  isPaid: boolean;
  /** The page where the order can be followed, or where the shop sees it. */
  link: string;
  /** The page where the buyer confirms the order; absent where no answer is taken any more. */
  answerLink: string | undefined;
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
  /** Also the whole of a text message, and of a message by hand. */
  texts: Record<NotificationEvent, (data: NotificationData) => string>;
  /** The longer e-mail form of a text to a buyer. */
  inEmail: (text: string) => string;
  callUs: (shopPhone: string) => string;
  /** Of e-mails. */
  subjects: Record<AutomaticEvent, (data: NotificationData) => string>;
  greeting: (name: string | undefined) => string;
}
