import { DashboardPage } from '../../dashboard/page.tsx';
import { Questions } from '../../dashboard/questions.tsx';
import { Subscribers } from '../../dashboard/subscribers.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';

/** What the shop's two forms have brought: questions, and addresses for the newsletter. */
export function AdminInbox() {
  return (
    <DashboardPage title={tAdmin.inbox.title}>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1.3fr_1fr]">
        <Questions />
        <Subscribers />
      </div>
    </DashboardPage>
  );
}
