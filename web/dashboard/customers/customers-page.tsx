import { plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { NumberScores } from '../booking/number-scores.tsx';
import { Warning } from '../desk/desk-history.tsx';
import { mobileNumberProblem } from '../desk/mobile-number-problem.ts';
import { TextField } from '../form/text-field.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { customersPage } from '../messages/en/customers.ts';
import { deskPage, newOrder } from '../messages/en/desk.ts';
import { CallLink } from '../orders/order-parts.tsx';
import { keepOpenedNumber, openedNumber } from '../table/opened-numbers.ts';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { CustomerOrderCard } from './customer-order-card.tsx';
import { customerQuery } from './customers-api.ts';
import { NumberMarksForm } from './number-marks-form.tsx';
import { PersonalData } from './personal-data.tsx';

/** What the shop knows of a mobile number, which stands in no address: those are logged and shared. */
export function CustomersPage() {
  const t = useMessages(customersPage);
  const { state } = useLocation(); // as the form below and `CustomerLink` set it
  const chosen = openedNumber(state, useSession().user?.uid);
  return (
    <DashboardPage title={t.title} text={t.text}>
      <NumberForm key={chosen} chosen={chosen} />
      {chosen && <Customer key={`of ${chosen}`} mobileNumber={chosen} />}
    </DashboardPage>
  );
}

/** The shortest number that the shop takes. */
const DIGITS_MINIMUM = 11;

function NumberForm({ chosen = '' }: { chosen: string | undefined }) {
  const language = useLanguage();
  const t = useMessages(customersPage);
  const tDeskPage = useMessages(deskPage);
  const tNewOrder = useMessages(newOrder);
  const uid = useSession().user?.uid;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(chosen);
  const problem = mobileNumberProblem(typed, language);

  function show() {
    if (problem) return;
    const opened = crypto.randomUUID();
    keepOpenedNumber(opened, plainMobileNumber(typed), uid);
    void navigate(paths.dashboard.customers, { state: { opened } });
  }

  return (
    <Form onSubmit={show} className="mb-8 flex max-w-xl flex-wrap items-start gap-3">
      <div className="min-w-56 grow">
        <TextField
          name="mobileNumber"
          label={tDeskPage.mobileNumber}
          type="tel"
          inputMode="tel"
          required
          minLength={DIGITS_MINIMUM}
          wrong={tNewOrder.wrongNumber}
          error={problem}
          value={typed}
          onType={setTyped}
        />
      </div>
      <Button type="submit" className="sm:mt-7.5">
        {t.show}
      </Button>
    </Form>
  );
}

function Customer({ mobileNumber }: { mobileNumber: string }) {
  const t = useMessages(customersPage);
  const mayErase = hasPermission(useSession().visitor, 'customers:erase');
  const list = usePagedList((cursor) => customerQuery(mobileNumber, cursor));
  return (
    <section aria-labelledby="customer-number">
      <div className="mb-5 grid justify-items-start gap-2">
        <h2 id="customer-number" className="text-xl tabular-nums">
          {t.ordersOf(mobileNumber)}
        </h2>
        <CallLink mobileNumber={mobileNumber} />
        <Summary mobileNumber={mobileNumber} />
        <NumberScores mobileNumber={mobileNumber} />
      </div>
      <PagedCards
        {...list}
        empty={<Notice title={t.empty} text={t.emptyText} />}
        card={(one) => <CustomerOrderCard one={one} />}
      />
      {mayErase && <PersonalData mobileNumber={mobileNumber} />}
    </section>
  );
}

/** What became of the orders, and the marks, also above a later page of them. */
function Summary({ mobileNumber }: { mobileNumber: string }) {
  const t = useMessages(customersPage);
  const tDeskPage = useMessages(deskPage);
  const { data } = useQuery(customerQuery(mobileNumber));
  if (!data) return null;
  const { history, marked } = data;
  return (
    <>
      {!history && <Warning>{tDeskPage.notCourierPhone}</Warning>}
      {history && history.refused > 0 && <Warning>{tDeskPage.history.warning(history.refused)}</Warning>}
      {history && history.ordered > 0 && (
        <p className="text-ink-soft">{t.became(history.ordered, history.delivered, history.refused, history.isMore)}</p>
      )}
      <NumberMarksForm mobileNumber={mobileNumber} marked={marked} />
    </>
  );
}
