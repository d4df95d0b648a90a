import { type IncomingMessage, request } from 'node:http';
import express, { Router } from 'express';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { listenInProcess } from '../../../test/in-process-server.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { optionalPaging, wholeWithoutParameters } from '../../contract/paging.ts';
import { followCall } from './calls.ts';
import { answerError } from './errors.ts';
import { serve } from './serve.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // a failed reading is logged

const listLamps = endpoint({
  method: 'GET',
  path: '/lamps',
  access: 'anyone',
  summary: 'All lamps',
  query: wholeWithoutParameters(optionalPaging),
  reply: z.array(z.string()),
});

/** Ends a reading of the lamps. */
interface Reading {
  resolve: (lamps: string[]) => void;
  reject: (error: Error) => void;
}

let readings: Reading[];
let shop: Awaited<ReturnType<typeof listenInProcess>>;

beforeEach(async () => {
  readings = [];
  const router = Router();
  serve(router, listLamps, () => new Promise((resolve, reject) => void readings.push({ resolve, reject })));
  shop = await listenInProcess(express().use(followCall, router, answerError));
});

afterEach(() => shop.close());

/** A call whose answer nobody has read yet. */
const open = (path: string) =>
  new Promise<IncomingMessage>((answered, failed) => {
    request({ ...shop.to, agent: false, path }, answered)
      .on('error', failed)
      .end();
  });
const ask = async (path: string) => {
  const answer = await open(path);
  const parts = await answer.toArray();
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(Buffer.concat(parts).toString()) };
};

const begun = (count: number) => expect.poll(() => readings.length).toBe(count);

describe('a whole list', () => {
  test('is read once for all who ask while another one is read, after they asked', async () => {
    const first = ask('/lamps');
    await begun(1);
    const later = [ask('/lamps'), ask('/lamps?unknown=1'), ask('/lamps')];
    await ask('/lamps?limit=nothing'); // all others have arrived
    readings[0]?.resolve(['old']);
    expect((await first).body).toEqual(['old']);
    await begun(2);
    readings[1]?.resolve(['new']);
    expect((await Promise.all(later)).map(({ body }) => body)).toEqual([['new'], ['new'], ['new']]);
    expect(readings).toHaveLength(2);
  });

  test('which cannot be read is an error, and the next one is read again', async () => {
    const first = ask('/lamps');
    await begun(1);
    readings[0]?.reject(new Error('no lamps'));
    expect((await first).status).toBe(500);
    const second = ask('/lamps');
    await begun(2);
    readings[1]?.resolve(['new']);
    expect((await second).body).toEqual(['new']);
  });

  test('is there four times until it is read: the fifth caller is told to come again, and pages go on', async () => {
    const long = ['x'.repeat(16_000_000)];
    const unread: IncomingMessage[] = [];
    for (let copy = 1; copy <= 4; copy++) {
      const answer = open('/lamps');
      await begun(copy);
      readings.at(-1)?.resolve(long);
      unread.push(await answer);
    }
    const fifth = await ask('/lamps');
    expect([fifth.status, fifth.body.code, fifth.headers['retry-after']]).toEqual([503, 'busy', '5']);
    const page = ask('/lamps?limit=1');
    await begun(5);
    readings.at(-1)?.resolve(['one']);
    expect((await page).body).toEqual(['one']);
    unread[0]?.destroy();
    await expect
      .poll(async () => {
        const next = ask('/lamps');
        await Promise.race([next, expect.poll(() => readings.length).toBe(6)]);
        readings[5]?.resolve(['new']);
        return (await next).status;
      })
      .toBe(200);
    for (const answer of unread) answer.destroy();
  });
});
