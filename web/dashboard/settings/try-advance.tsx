import { useMutation } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { failureText } from '../../shared/ui/status.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { type SettingsValues, settingsFrom } from './settings-values.ts';

/** Tries the typed rules on the orders of the last thirty days, before they are saved. */
export function TryAdvance({ values }: { values: SettingsValues }) {
  const language = useLanguage();
  const t = useMessages(settingsPage).advance;
  const { from, outsideDhaka, afterRefusal } = settingsFrom('advance', values);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callWithToken('POST /desk/advance/try', { body: { from, outsideDhaka, afterRefusal } }),
  });
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sand p-4">
      <Button variant="quiet" size="dense" disabled={isPending} onClick={() => mutate()}>
        {t.tryIt}
      </Button>
      <div role="status" className="grid gap-1">
        {data && (
          <>
            <p>
              <UnbrokenText text={t.met(data.met, data.orders, sum(data.sum, language))} />
            </p>
            <p>{t.cameBack(data.cameBack, data.met)}</p>
            {data.isMore && <p className="text-ink-soft">{t.newestOnly(data.orders)}</p>}
          </>
        )}
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {failureText(error, t.notTried, language)}
        </p>
      )}
      <p className="text-ink-soft text-sm">{t.about}</p>
    </div>
  );
}
