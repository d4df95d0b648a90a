import type { Query } from 'firebase-admin/firestore';
import type { Reply } from '../contract/endpoint.ts';
import type { getWork } from '../contract/stats.ts';
import type { DayRange } from '../domain/day-ranges.ts';
import { medianSeconds } from '../domain/packing-time.ts';
import { hasPermission, STAFF_ROLES, type StaffRole } from '../domain/roles.ts';
import { sumOfWork } from '../domain/work.ts';
import { users, type WorkDayDocument, workDays } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';

type Person = Reply<typeof getWork>['people'][number];
type Member = Pick<Person, 'by' | 'name' | 'role'>;

/** What everybody has done, or the caller alone, who may read no more. Costs a read for each of the staff, and for each day of each. */
export async function findWork(range: DayRange, caller: Staff): Promise<Reply<typeof getWork>> {
  const readsAll = hasPermission(caller.role, 'work:read');
  const [members, days] = await Promise.all([
    readsAll ? findStaff() : [{ by: caller.email, name: caller.name, role: caller.role }],
    workDays.find((all) => within(readsAll ? all : all.where('by', '==', caller.email), range)),
  ]);
  const left = [...new Set(days.map(({ by }) => by))].filter((by) => !members.some((member) => member.by === by));
  const people = [...members, ...left.map((by) => ({ by }))].map((member) => personOf(member, days));
  return { ...range, people: people.toSorted((one, other) => workOf(other) - workOf(one)) };
}

async function findStaff(): Promise<Member[]> {
  const staff = await users.find((all) => all.where('role', 'in', STAFF_ROLES));
  return staff.map(({ email, name, role }) => ({ by: email, name, role: role as StaffRole })); // as asked for
}

function within(all: Query, { from, to }: DayRange): Query {
  return all.where('day', '>=', from).where('day', '<=', to).orderBy('day');
}

function personOf(member: Member, days: WorkDayDocument[]): Person {
  const own = days.filter(({ by }) => by === member.by);
  const secondsAParcel = medianSeconds(own.map(({ times = {} }) => times));
  return {
    ...member,
    ...sumOfWork(own.map(({ counts }) => counts)),
    ...(secondsAParcel !== undefined && { secondsAParcel }),
  };
}

/** What a person's place in the list goes by. */
function workOf({ calls, packed }: Person): number {
  return calls + packed;
}
