import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { Questions } from './questions.tsx';
import { Subscribers } from './subscribers.tsx';

/** What was sent by the shop's two forms: questions, and addresses for the newsletter. */
export function AdminInbox() {
  return (
    <DashboardPage title={tAdmin.inbox.title}>
      {/* In one column the second list waits for the first, which would push it down. */}
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1.3fr_1fr] max-lg:[&>[aria-busy=true]+*]:hidden">
        <Questions />
        <Subscribers />
      </div>
    </DashboardPage>
  );
}
