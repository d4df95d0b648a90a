interface MarkDefinition {
  /** Whether the staff set it for a mobile number; the others are noticed when an order is placed. */
  isOfNumber: boolean;
  /** Whether nothing is sent about an order with it until its buyer has confirmed it. */
  isSilent: boolean;
  /** Whether the card of its call says to ask for an advance. */
  asksForAdvance: boolean;
  /** Whether somebody calls its buyer also where they have confirmed it by their link. */
  isCalledAnyway: boolean;
  /** When its call is given: before the others that are due, among them, or after them. */
  turn: -1 | 0 | 1;
}

/** What the staff are to know of an order before they call, and what follows from it. */
const MARKS = {
  /** Many orders of its number within an hour. */
  manyOrders: { isOfNumber: false, isSilent: true, asksForAdvance: false, isCalledAnyway: false, turn: 0 },
  /** No proof that a page of the shop has sent it. */
  appNotProved: { isOfNumber: false, isSilent: false, asksForAdvance: false, isCalledAnyway: false, turn: 0 },
  callFirst: { isOfNumber: true, isSilent: false, asksForAdvance: false, isCalledAnyway: true, turn: -1 },
  advanceOnly: { isOfNumber: true, isSilent: false, asksForAdvance: true, isCalledAnyway: true, turn: 0 },
  blocked: { isOfNumber: true, isSilent: true, asksForAdvance: false, isCalledAnyway: true, turn: 1 },
} as const satisfies Record<string, MarkDefinition>;

type Marks = typeof MARKS;
export type DeskMark = keyof Marks;
/** A mark that the staff set for all orders of a mobile number. */
export type NumberMark = { [Mark in DeskMark]: Marks[Mark] extends { isOfNumber: true } ? Mark : never }[DeskMark];

export const DESK_MARKS = Object.keys(MARKS) as DeskMark[]; // its own keys
export const NUMBER_MARKS = DESK_MARKS.filter(isNumberMark);

export function isNumberMark(mark: DeskMark): mark is NumberMark {
  return MARKS[mark].isOfNumber;
}

/** The marks of an order whose number has these marks now. */
export function withNumberMarks(marks: readonly DeskMark[] = [], ofNumber: readonly NumberMark[]): DeskMark[] {
  return [...marks.filter((mark) => !isNumberMark(mark)), ...ofNumber];
}

export function isSilent(marks: readonly DeskMark[] = []): boolean {
  return marks.some((mark) => MARKS[mark].isSilent);
}

export function asksForAdvance(marks: readonly DeskMark[] = []): boolean {
  return marks.some((mark) => MARKS[mark].asksForAdvance);
}

export function isCalledAnyway(marks: readonly DeskMark[] = []): boolean {
  return marks.some((mark) => MARKS[mark].isCalledAnyway);
}

/** Calls with a lower one are given first. */
export function turnOf(marks: readonly DeskMark[] = []): number {
  return marks.reduce((sum, mark) => sum + MARKS[mark].turn, 0);
}
