import { plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { failureText } from '../../shared/ui/status.tsx';
import { download } from '../csv.ts';
import { TextField } from '../form/text-field.tsx';
import { panelStyle } from '../layout/page.tsx';
import { notDoneText } from '../layout/show-error.ts';
import { customersPage } from '../messages/en/customers.ts';
import { forgetOpenedNumber } from '../table/opened-numbers.ts';
import { fetchAllData, useEraseNumber } from './customers-api.ts';

/** Hands out what the shop holds of a number, or erases it. */
export function PersonalData({ mobileNumber }: { mobileNumber: string }) {
  const t = useMessages(customersPage);
  const [isErasing, setIsErasing] = useState(false);
  return (
    <section aria-labelledby="personal-data" className={`${panelStyle} mt-8 grid justify-items-start gap-4`}>
      <h2 id="personal-data" className="text-xl">
        {t.personalData}
      </h2>
      <p className="max-w-prose text-ink-soft">{t.personalDataText}</p>
      <div className="flex flex-wrap gap-3">
        <ExportData mobileNumber={mobileNumber} />
        {!isErasing && (
          <Button variant="danger" size="dense" onClick={() => setIsErasing(true)}>
            {t.erase}
          </Button>
        )}
      </div>
      {isErasing && <EraseForm mobileNumber={mobileNumber} onClose={() => setIsErasing(false)} />}
    </section>
  );
}

function ExportData({ mobileNumber }: { mobileNumber: string }) {
  const language = useLanguage();
  const t = useMessages(customersPage);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchAllData(mobileNumber),
    onSuccess: (data) => download(`data-of-${mobileNumber}.json`, JSON.stringify(data, null, 2), 'application/json'),
  });
  return (
    <div>
      <Button variant="quiet" size="dense" disabled={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-4" />
        {t.exportData}
      </Button>
      {error && <Problem text={failureText(error, t.notExported, language)} />}
    </div>
  );
}

interface EraseFormProps {
  mobileNumber: string;
  onClose: () => void;
}

/** Choosing and doing are two acts: the number is typed once more. */
function EraseForm({ mobileNumber, onClose }: EraseFormProps) {
  const language = useLanguage();
  const t = useMessages(customersPage);
  const navigate = useNavigate();
  const uid = useSession().user?.uid;
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, isPending, error } = useEraseNumber(mobileNumber, (orders) => {
    void showToast(t.erased(orders));
    forgetOpenedNumber(mobileNumber, uid);
    void navigate(paths.dashboard.customers, { replace: true });
  });

  function erase() {
    const isSame = plainMobileNumber(typed) === mobileNumber;
    setIsWrong(!isSame);
    if (isSame && !isPending) mutate();
  }

  return (
    <Form aria-label={t.erase} onSubmit={erase} className="grid max-w-prose gap-4">
      <p>{t.eraseText}</p>
      <ul className="list-disc pl-5 text-ink-soft">
        {t.eraseStays.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <TextField
        name="mobileNumber"
        label={t.typeAgain(mobileNumber)}
        type="tel"
        inputMode="tel"
        required
        error={isWrong ? t.notTheSame : undefined}
        value={typed}
        onType={setTyped}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" aria-disabled={isPending}>
          {isPending ? t.erasing : t.eraseNow}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.keepData}
        </Button>
      </div>
      {error && (
        <Problem
          text={
            hasErrorCode(error, 'order-still-active')
              ? t.stillActive(String((error.problem as { number?: string }).number ?? ''))
              : notDoneText(error, t.notErased, language)
          }
        />
      )}
    </Form>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-2 text-danger">
      {text}
    </p>
  );
}
