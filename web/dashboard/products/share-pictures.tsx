import { shopClock } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProgressBar } from '../layout/progress-bar.tsx';
import { sharePictures } from '../messages/en/products.ts';
import { BulkResult } from '../table/bulk-result.tsx';
import { useSharePictures } from './use-share-pictures.ts';

/** Makes the pictures for link previews of products that have none, such as imported ones. */
export function SharePictures() {
  const language = useLanguage();
  const t = useMessages(sharePictures);
  const { missing, run, start, stop, close } = useSharePictures();
  if (run.at === 'working') {
    const { done, total, waitsUntil } = run;
    return (
      <section className={barStyle}>
        <div className="grow">
          <p className="mb-2 font-semibold">{t.working(done, total)}</p>
          <ProgressBar done={done} total={total} label={t.working(done, total)} />
          <p role="status" className="mt-1 text-ink-soft text-sm">
            {waitsUntil === undefined ? t.keepOpen : t.waiting(shopClock(waitsUntil, language))}
          </p>
        </div>
        <Button autoFocus variant="quiet" size="dense" onClick={stop}>
          {t.stop}
        </Button>
      </section>
    );
  }
  return (
    <>
      {run.at === 'ended' && (
        <BulkResult
          title={t.made(run.made)}
          isWhole={run.problems.length === 0 && run.left === 0}
          problems={run.problems.map(({ id, name, problem }) => ({
            id,
            what: <Link to={paths.dashboard.updateItem(id)}>{name}</Link>,
            why: t.reasons[problem],
          }))}
          left={run.left > 0 && (run.why ?? t.stopped(run.left))}
          onClose={close}
        />
      )}
      {missing > 0 && (
        <section className={barStyle}>
          <p className="min-w-64 grow">{t.missing(missing)}</p>
          <Button variant="quiet" size="dense" onClick={start}>
            {t.make(missing)}
          </Button>
        </section>
      )}
    </>
  );
}

const barStyle = 'mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-glow px-4 py-3';
