import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { isAdmin } from '@aloghor/functions/domain/roles';
import { shareBack, type WorkFigure } from '@aloghor/functions/domain/work';
import { count } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { usersPage } from '../messages/en/admin.ts';
import { people } from '../messages/en/people.ts';
import type { Column } from '../table/data-table.tsx';

type Person = ReplyTo<'GET /stats/people'>['people'][number];
type Row = Person & { _id: string };

/** The columns of the figures of people. */
export function peopleColumns(language: LanguageCode): Column<Row>[] {
  const t = messagesIn(language, people);
  const counted = (figure: Exclude<WorkFigure, 'ended' | 'cameBack'>): Column<Row> => ({
    label: t[figure],
    isNumber: true,
    cell: (person) => count(person[figure], language),
  });
  return [
    { label: t.person, isPlain: true, className: 'lg:w-64', cell: (person) => <Who person={person} /> },
    counted('calls'),
    counted('reached'),
    counted('confirmed'),
    counted('refused'),
    { label: t.cameBack, isNumber: true, className: 'lg:w-40', cell: (person) => <CameBack person={person} /> },
    counted('packed'),
    {
      label: t.secondsAParcel,
      isNumber: true,
      cell: ({ secondsAParcel }) =>
        secondsAParcel === undefined ? t.none : t.seconds(count(secondsAParcel, language)),
    },
  ];
}

function Who({ person: { by, name, role } }: { person: Person }) {
  const t = useMessages(people);
  const tUsers = useMessages(usersPage);
  const roleName = role && (isAdmin(role) ? tUsers.admin : tUsers.staff[role]);
  return (
    <span className="block min-w-0">
      <span className="wrap-anywhere block font-semibold">{name || by}</span>
      <span className="wrap-anywhere block text-ink-soft text-sm">{`${roleName ?? t.left} · ${by}`}</span>
    </span>
  );
}

/** `2 of 14`, and how many per cent that is. */
function CameBack({ person }: { person: Person }) {
  const language = useLanguage();
  const t = useMessages(people);
  const { ended, cameBack } = person;
  if (ended === 0 && cameBack === 0) return t.none;
  const share = shareBack(person);
  return (
    <span className="block">
      <span className="block whitespace-nowrap">{t.backOf(count(cameBack, language), count(ended, language))}</span>
      <span className="block text-ink-soft text-sm">
        {share === undefined ? t.tooFew : t.share(count(share, language))}
      </span>
    </span>
  );
}
