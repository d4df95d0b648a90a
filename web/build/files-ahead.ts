import { TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import type { Rolldown } from 'vite';
import type { StaffPage } from '../shared/navigation/page-permissions.ts';
import { withImports } from './service-worker-plugin.ts';

const ENTRY = '/dashboard/main.tsx';

/** Loaded by every page. */
const OF_ALL = ['/shared/locale/load-messages.ts'];

/** What Admin Home begins with in the first days of a shop. */
const CHECKLIST = '/dashboard/overview/checklist.tsx';

/** The pages with which the staff begin their day, or to which they return all day. */
const OFTEN_OPENED = {
  adminHome: '/dashboard/overview/admin-home.tsx',
  toCall: '/dashboard/desk/to-call.tsx',
  packing: '/dashboard/packing/packing.tsx',
  manageOrders: '/dashboard/orders/orders-page.tsx',
} satisfies Partial<Record<StaffPage, string>>;

/**
 * The scripts that a page of the dashboard loads after the app's own, by its path in small letters; and those of a language
 * by its code, and of the first days. The document lists them, so that they need not wait until the app runs.
 */
export function filesAhead(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const filesOf = (...modules: string[]) => modules.flatMap((module) => withImports(chunkOf(module, chunks), chunks));
  const there = new Set(filesOf(ENTRY));
  const further = (...modules: string[]) =>
    [...new Set(filesOf(...modules))].filter((chunk) => !there.has(chunk)).map(({ fileName }) => `/${fileName}`);
  const pages = Object.entries(OFTEN_OPENED).map(([page, module]) => [
    `/dashboard/${page}`.toLowerCase(),
    further(module, ...OF_ALL),
  ]);
  const languages = TRANSLATED_LANGUAGES.map((language) => [
    language,
    further(`/shared/locale/${language}/messages.ts`, `/dashboard/messages/${language}/messages.ts`),
  ]);
  return Object.fromEntries([...pages, ...languages, ['firstDays', further(CHECKLIST)]]);
}

function chunkOf(module: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`The build has no ${module}`);
  return chunk;
}
