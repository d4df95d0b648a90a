import type { NumberScore } from '@aloghor/functions/contract/number-scores';
import { courierNamed } from '@aloghor/functions/domain/couriers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { count } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { NotRenewed } from '../layout/page.tsx';
import { scores } from '../messages/en/scores.ts';
import { scoresQuery, useCouriers } from './booking-api.ts';

/** What couriers know of a mobile number, asked on a click: they answer only so many questions a day. */
export function NumberScores({ mobileNumber }: { mobileNumber: string }) {
  const t = useMessages(scores);
  const [asked, setAsked] = useState<string>();
  const { data: couriers = [] } = useCouriers();
  const asking = couriers.filter(({ courier }) => courierNamed(courier).scores);
  const isAsked = asked === mobileNumber;
  const { data, error, refetch } = useQuery({ ...scoresQuery(mobileNumber), enabled: isAsked });
  if (asking.length === 0) return null;
  if (!isAsked)
    return (
      <Button variant="quiet" size="dense" className="justify-self-start" onClick={() => setAsked(mobileNumber)}>
        {t.ask(asking.map(({ name }) => name).join(', '))}
      </Button>
    );
  if (error) return <NotRenewed error={error} onRetry={refetch} />;
  return (
    <div role="status" className="grid gap-1 rounded-card bg-glow px-3 py-2 text-sm">
      {!data && <p>{t.asking}</p>}
      {data?.scores.length === 0 && <p>{t.none}</p>}
      {data?.scores.map((score) => (
        <Score key={score.courier} score={score} />
      ))}
    </div>
  );
}

function Score({ score: { courier, answer, at, score } }: { score: NumberScore }) {
  const language = useLanguage();
  const t = useMessages(scores);
  const { name } = courierNamed(courier);
  if (answer !== 'told' || !score) return <p>{t.answers[answer === 'told' ? 'unknown' : answer](name)}</p>;
  const { delivered, cancelled, returned, band, reports } = score;
  const percent = (share: number) => `${count(share, language)} %`;
  return (
    <p>
      <b>{t.delivered(name, percent(delivered))}</b>{' '}
      <span>{t.others(percent(cancelled), percent(returned), t.bands[band])}</span>{' '}
      {reports > 0 && <span className="text-danger">{t.reports(reports)}</span>}{' '}
      {at !== undefined && <span className="text-ink-soft">{t.askedAt(shopTime(at, language))}</span>}
    </p>
  );
}
