import type { Addressee } from '../addressee-of.ts';
import type { RenderedNotification } from '../render-notification.ts';

/** A notice on its way. `id` is the same at each try. */
export interface Message extends RenderedNotification, Addressee {
  id: string;
}

/** Who carries messages. Resolves when one was taken. @throws {NotTaken} when it never will be; anything else may pass */
export interface Provider {
  send: (message: Message) => Promise<void>;
  /** Ends what is open. */
  close?: () => void;
}

/** An address that nobody has, and the like: another try would end the same. */
export class NotTaken extends Error {}
