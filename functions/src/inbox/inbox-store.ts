import { hash } from 'node:crypto';
import type { Stored } from '../platform/database/collection.ts';
import {
  type QuestionDocument,
  questions,
  type SubscriberDocument,
  subscribers,
} from '../platform/database/collections.ts';
import { optimisticBatch } from '../platform/database/optimistic-batch.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';
import type { ListSort } from '../platform/paging/list-sort.ts';

const NEWEST: ListSort<'at'> = { name: 'newest', field: 'at', direction: 'desc' };

/** Returns the question's id. The same question of the same person, sent again because its answer was lost, stays one. */
export function insertQuestion(question: Omit<QuestionDocument, 'at'>): Promise<string> {
  const { email, question: text } = question;
  const id = hash('sha256', JSON.stringify([email.toLowerCase(), text]));
  return optimisticBatch(async (write) => {
    questions.inBatch(write).put(id, { ...question, at: Date.now() });
    return id;
  });
}

/** Returns the subscriber's id; null for an address that is subscribed already, whatever its case. */
export function insertSubscriber(typed: string): Promise<string | null> {
  const email = typed.toLowerCase();
  const id = hash('sha256', email);
  return optimisticBatch(async (write) => {
    const all = subscribers.inBatch(write);
    const [there] = await all.get([id], []);
    if (there) return null;
    all.insert(id, { email, at: Date.now() });
    return id;
  });
}

/** The newest first. */
export function findQuestions(paging: Paging): Promise<Page<Stored<QuestionDocument>>> {
  return findPage(questions, NEWEST, paging);
}

/** The newest first. */
export function findSubscribers(paging: Paging): Promise<Page<Stored<SubscriberDocument>>> {
  return findPage(subscribers, NEWEST, paging);
}
