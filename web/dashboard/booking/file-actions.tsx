import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import type { SettledState } from '@aloghor/functions/domain/parcels';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { errorText } from '../../shared/ui/error-text.ts';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { type Cell, csvOf, downloadCsv } from '../csv.ts';
import { askFirst } from '../layout/ask-first.ts';
import { showError, showNotDone, whyNotDone } from '../layout/show-error.ts';
import { booking } from '../messages/en/booking.ts';
import { readParcelFile, useSettleFile } from './booking-api.ts';

interface FileActionsProps {
  /** All in the file; the ids are those of their orders. */
  parcels: Pick<ParcelRow, '_id' | 'parcel'>[];
  /** Of the courier. */
  name: string;
  onDone?: () => void;
}

/** The file with some parcels, and what somebody says of it: it is uploaded, so they are booked, or it never was. */
export function FileActions({ parcels, name, onDone }: FileActionsProps) {
  const language = useLanguage();
  const t = useMessages(booking);
  const { mutateAsync, isPending } = useSettleFile();

  async function settle(decision: SettledState, { question, text, yes, no }: typeof t.askUploaded) {
    if (isPending || !(await askFirst({ question: question(name), text, yes, no }))) return;
    try {
      const left = await mutateAsync({ invoices: parcels.flatMap(({ parcel }) => parcel?.invoice ?? []), decision });
      onDone?.();
      if (left > 0) return void showError(undefined, t.notAllNoted, t.notedOtherwise(left), language);
      void showToast(t.noted);
    } catch (error) {
      void showNotDone(error, t.notNotedTitle, whyNotDone(error, t.notNoted, language), language);
    }
  }

  return (
    <>
      <DownloadFile ids={parcels.map(({ _id }) => _id)} name={name} />
      <Button
        variant="quiet"
        size="dense"
        aria-disabled={isPending}
        onClick={() => void settle('booked', t.askUploaded)}
      >
        {t.uploaded}
      </Button>
      <Button
        variant="quiet"
        size="dense"
        aria-disabled={isPending}
        onClick={() => void settle('rejected', t.askNotUploaded)}
      >
        {t.notUploaded}
      </Button>
    </>
  );
}

/** Downloads the file with the parcels of these orders, as often as it is needed. */
export function DownloadFile({ ids, name }: { ids: string[]; name: string }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const [isReading, setIsReading] = useState(false);

  async function read() {
    if (isReading) return;
    setIsReading(true);
    try {
      const rows = await readParcelFile(ids);
      downloadCsv(`${name}.csv`, csvOf(rows.map((row) => row.map(cellOf))));
    } catch (error) {
      void showError(error, t.notDownloaded, errorText(error, t.notNoted, language), language);
    } finally {
      setIsReading(false);
    }
  }

  return (
    <Button size="dense" aria-disabled={isReading} onClick={() => void read()}>
      {t.download}
    </Button>
  );
}

/** A courier's program wants a mobile number with its leading zero, and without a mark before it. */
function cellOf(text: string): Cell {
  return /^\d+$/.test(text) ? { exact: text } : text;
}
