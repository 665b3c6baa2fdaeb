import type { AlignmentCall, AlignmentContent, AlignmentRow } from "@benchleaf/contract";

const sameCall = (one: AlignmentCall | undefined, other: AlignmentCall | undefined): boolean =>
  one?.to === other?.to && one?.from === other?.from;

const callAt = ({ calls }: AlignmentRow, column: number): AlignmentCall | undefined =>
  calls.find((call) => call.column === column);

const asCalled = ({ letters, calls }: AlignmentRow): string => {
  const cells = [...letters];
  for (const { column, from } of calls) cells[column] = from;
  return cells.join("");
};

/** Decisions of both about one read; null if they decided differently about one letter. */
const mergeRow = (base: AlignmentRow, mine: AlignmentRow, theirs: AlignmentRow): AlignmentRow | null => {
  const columns = new Set([base, mine, theirs].flatMap(({ calls }) => calls.map(({ column }) => column)));
  const cells = [...asCalled(theirs)];
  const calls: AlignmentCall[] = [];
  for (const column of [...columns].sort((a, b) => a - b)) {
    const [was, own, other] = [base, mine, theirs].map((row) => callAt(row, column));
    const isOwn = !sameCall(was, own);
    if (isOwn && !sameCall(was, other) && !sameCall(own, other)) return null;
    const call = isOwn ? own : other;
    if (!call) continue;
    calls.push(call);
    cells[column] = call.to;
  }
  const isHidden = mine.isHidden === base.isHidden ? theirs.isHidden : mine.isHidden;
  return { ...theirs, letters: cells.join(""), calls, isHidden };
};

const pick = <Value>(base: Value, mine: Value, theirs: Value): Value =>
  JSON.stringify(mine) === JSON.stringify(base) ? theirs : mine;

/**
 * What two people did to one alignment at a time; null if they contradict each other about a residue, or where the
 * other has aligned again, so that columns mean other residues.
 */
export const mergeAlignments = (
  base: AlignmentContent,
  mine: AlignmentContent,
  theirs: AlignmentContent,
): AlignmentContent | null => {
  const rowOf = (content: AlignmentContent) => new Map(content.rows.map((row) => [row.id, row]));
  const [before, own] = [rowOf(base), rowOf(mine)];
  const rows: AlignmentRow[] = [];
  if (theirs.rows.length !== mine.rows.length) return null;
  for (const row of theirs.rows) {
    const [was, now] = [before.get(row.id), own.get(row.id)];
    if (!was || !now || asCalled(was) !== asCalled(row) || asCalled(was) !== asCalled(now)) return null;
    const merged = mergeRow(was, now, row);
    if (merged === null) return null;
    rows.push(merged);
  }
  const orderOf = ({ rows: list }: AlignmentContent) => list.map(({ id }) => id);
  const order = pick(orderOf(base), orderOf(mine), orderOf(theirs));
  rows.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return {
    ...theirs,
    rows,
    referenceId: pick(base.referenceId, mine.referenceId, theirs.referenceId),
    expectedFeatures: pick(base.expectedFeatures, mine.expectedFeatures, theirs.expectedFeatures),
    minimumQuality: pick(base.minimumQuality, mine.minimumQuality, theirs.minimumQuality),
  };
};
