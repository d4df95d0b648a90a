import type { NoticeTexts as Texts } from '@aloghor/functions/contract/notices';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';

type Told = Texts['notices'][number];

/** Each notice, filled, in both languages, with what it takes as a text message. */
export function NoticeTexts({ notices }: { notices: Told[] }) {
  return (
    <section aria-labelledby="notice-texts">
      <h2 id="notice-texts" className="text-xl">
        {tAdmin.notices.texts}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{tAdmin.notices.textsText}</p>
      <ul className="grid gap-4">
        {notices.map((notice) => (
          <li key={notice.event} className={panelStyle}>
            <NoticeText {...notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoticeText({ event, isOn, samples }: Told) {
  const { events, isOn: on, isOff: off } = tAdmin.notices;
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-3 text-lg">
        {events[event]}
        <span
          className={`rounded-full px-3 py-0.5 font-semibold text-sm ${isOn ? 'bg-success text-white' : 'bg-sand text-ink'}`}
        >
          {isOn ? on : off}
        </span>
      </h3>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        {samples.map((sample) => (
          <Sample key={sample.language} {...sample} />
        ))}
      </div>
    </>
  );
}

function Sample({ language, subject, text, sms }: Told['samples'][number]) {
  const { languages, size, eMail, subject: subjectWord } = tAdmin.notices;
  return (
    <div className="min-w-0">
      <p className="text-ink-soft text-sm">
        {languages[language]} · {sms ? size(sms.characters, sms.parts) : eMail}
      </p>
      <p lang={language} className="wrap-anywhere mt-2 whitespace-pre-line rounded-card bg-sand p-3">
        {text}
      </p>
      <p className="mt-2 text-ink-soft text-sm">
        {subjectWord}: <span lang={language}>{subject}</span>
      </p>
    </div>
  );
}
