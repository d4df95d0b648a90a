import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { toCollect } from '@aloghor/functions/domain/orders';
import { preventedLoss } from '@aloghor/functions/domain/prevented-loss';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { useShopSettings } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { deskOrderQuery, showNotRecorded } from './desk-api.ts';
import { KeyHint } from './desk-keys.tsx';
import { noteHeld } from './held-orders.ts';
import { useCallAhead } from './use-call-ahead.ts';

interface NextCallOptions {
  onGiven: (id: string) => void;
  isWithAnother: (row: DeskOrder) => boolean;
}

/** Takes the order that the shop's rule puts first, in place of the one that is left: at once where it was claimed ahead. */
export function useNextCall({ onGiven, isWithAnother }: NextCallOptions) {
  const cache = useQueryClient();
  const language = useLanguage();
  const [givenId, setGivenId] = useState<string>();
  const ahead = useCallAhead();
  const { mutate, isPending, data } = useMutation({
    mutationFn: (leave: string | undefined) => callWithToken('POST /desk/next', { body: { leave } }),
    onSuccess: ({ call }) => {
      if (!call) return;
      noteHeld(call._id);
      cache.setQueryData(deskOrderQuery(call._id).queryKey, call);
      give(call._id);
    },
    onError: (error) => showNotRecorded(error, 'notRecorded', language),
  });

  function give(id: string) {
    setGivenId(id);
    onGiven(id);
  }

  /** Returns whether there was one. The claim of the order that is left is given back by who made it. */
  function takeAhead(): boolean {
    const row = ahead.take();
    // An answer that came late may have told of the order that has been given meanwhile.
    const isFree = row !== undefined && row._id !== givenId && !isWithAnother(row);
    if (isFree) give(row._id);
    return isFree;
  }

  return {
    take: (leave: string | undefined) => takeAhead() || mutate(leave),
    takeAhead,
    ahead: ahead.row,
    prepare: (id: string) => (id === givenId ? ahead.prepare(id) : undefined),
    giveBackAhead: ahead.giveBack,
    isTaking: isPending,
    givenId,
    isNone: data !== undefined && !data.call,
  };
}

export type NextCall = ReturnType<typeof useNextCall>;

export function NextCallButton({ next, onTake }: { next: NextCall; onTake: () => void }) {
  const t = useMessages(deskPage);
  return (
    <div className="grid justify-items-end gap-1">
      <Button size="dense" aria-disabled={next.isTaking} onClick={onTake}>
        {t.takeNext}
        <KeyHint of="take" />
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {next.isNone && t.noneToTake}
      </p>
    </div>
  );
}

/** Why the rule has put an order first, in parts. */
export function WhyFirst({ row: { order, history } }: { row: DeskOrder }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const delivery = useShopSettings()?.delivery;
  if (!delivery) return null;
  const { taka, freight, riskPercent, zone } = preventedLoss({ ...order, history }, delivery);
  const { delivered, refused } = history ?? { delivered: 0, refused: 0 };
  const closed = delivered + refused;
  const parts = [
    closed > 0 ? t.whyFirst.history(refused, closed) : t.whyFirst.noHistory,
    t.whyFirst.sum(sum(toCollect(order), language)),
    zone ? t.zones[zone] : t.whyFirst.noPlace,
  ];
  return (
    <p className="mb-4 rounded-lg bg-sand px-3 py-2 text-sm">
      <span className="font-semibold">
        <UnbrokenText text={t.whyFirst.loss(sum(Math.round(taka), language), sum(freight, language), riskPercent)} />
      </span>{' '}
      <span className="text-ink-soft">
        <UnbrokenText text={parts.join(' · ')} />
      </span>
    </p>
  );
}

interface HeldByOtherProps {
  holder: string;
  /** The number of another order of its buyer, where that is what they work on, or have just called about. */
  about: string | undefined;
  /** Whether it was taken from the person who reads this. */
  isTaken: boolean;
  onTakeOver: () => void;
}

/** Says who works on the order of the card. */
export function HeldByOther({ holder, about, isTaken, onTakeOver }: HeldByOtherProps) {
  const t = useMessages(deskPage);
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-glow px-4 py-2"
    >
      <p className="wrap-anywhere font-semibold">
        {isTaken ? t.takenBy(holder) : about ? t.busyWithBuyer(holder, about) : t.heldBy(holder)}
      </p>
      <Button variant="quiet" size="dense" onClick={onTakeOver}>
        {t.takeOver}
      </Button>
    </div>
  );
}
