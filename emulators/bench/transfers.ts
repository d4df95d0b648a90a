import type { CDPSession, Page } from '@playwright/test';

const QUIET_MS = 500;

/** One file or answer, as it came over the network. */
export interface Transfer {
  url: string;
  mimeType: string;
  /** Compressed, with its headers. */
  bytes: number;
}

/**
 * What these addresses send to a page while it is visited, until nothing has come for half a second. Other addresses
 * do not count: a live channel to the database never ends.
 */
export async function transfersDuring(
  page: Page,
  addresses: string[],
  visit: () => Promise<unknown>,
): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const transfers = followTransfers(session, (url) => addresses.some((address) => url.startsWith(address)));
  await session.send('Network.enable');
  await visit();
  await transfers.quiet();
  await session.detach();
  return transfers.ended;
}

function followTransfers(session: CDPSession, counts: (url: string) => boolean) {
  const pending = new Map<string, Transfer>();
  const ended: Transfer[] = [];
  let onChange = () => {};

  const end = (id: string, bytes: number) => {
    const transfer = pending.get(id);
    if (transfer) ended.push({ ...transfer, bytes });
    pending.delete(id);
    onChange();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (counts(url)) pending.set(requestId, { url, mimeType: '', bytes: 0 });
    onChange();
  });
  session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
    const transfer = pending.get(requestId);
    if (transfer) pending.set(requestId, { ...transfer, mimeType });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));

  /** Resolves when nothing is on its way, and nothing has been for a while. */
  const quiet = () =>
    new Promise<void>((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      onChange = () => {
        clearTimeout(timer);
        if (pending.size === 0) timer = setTimeout(resolve, QUIET_MS);
      };
      onChange();
    });

  return { ended, quiet };
}
