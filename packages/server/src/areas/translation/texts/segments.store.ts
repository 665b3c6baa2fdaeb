import type { Id, SegmentFinding, SegmentState, TranslationSegment } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import type { NewSegment } from "./lay-out-segments.rules.ts";

export interface SegmentRow {
  readonly no: number;
  readonly unit: number;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  readonly source: string;
  readonly target: string;
  readonly state: SegmentState;
  readonly origin: TranslationSegment["origin"];
  readonly findings: SegmentFinding[];
  readonly seq: number;
}

const columns =
  "s.no, s.unit, s.place, s.before, s.after, s.source, s.target, s.state, s.origin, s.findings, s.seq";
const AT_ONCE = 500;

/** The sentences of a translation, numbered from 1. */
export const insertSegments = async (tx: Queries, id: Id, segments: readonly NewSegment[]): Promise<void> => {
  for (let start = 0; start < segments.length; start += AT_ONCE) {
    const some = segments.slice(start, start + AT_ONCE);
    await tx.rows(
      `insert into segment (translation_id, no, unit, place, before, source, after)
       select $1, $2::integer + n, unit, place, before, source, after
       from unnest($3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
         with ordinality as given (unit, place, before, source, after, n)`,
      [
        id,
        start,
        some.map(({ unit }) => unit),
        some.map(({ place }) => place),
        some.map(({ before }) => before),
        some.map(({ source }) => source),
        some.map(({ after }) => after),
      ],
    );
  }
};

export const deleteSegments = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from segment where translation_id = $1", [id]);

const shown = {
  all: "",
  waiting: "and s.state = 'waiting'",
  review: "and s.state = 'needs_review'",
} as const;

/** Sentences after a number, in order. */
export const listSegments = (
  q: Queries,
  id: Id,
  after: number,
  most: number,
  show: keyof typeof shown = "all",
): Promise<SegmentRow[]> =>
  q.rows<SegmentRow>(
    `select ${columns} from segment s where s.translation_id = $1 and s.no > $2 ${shown[show]}
     order by s.no ${limitTo(most)}`,
    [id, after],
  );

/** Sentences that have changed after a change number, in order of change. */
export const listChanged = (
  q: Queries,
  id: Id,
  after: { readonly seq: number; readonly no: number },
  most: number,
): Promise<SegmentRow[]> =>
  q.rows<SegmentRow>(
    `select ${columns} from segment s where s.translation_id = $1 and (s.seq, s.no) > ($2, $3)
     order by s.seq, s.no ${limitTo(most)}`,
    [id, after.seq, after.no],
  );

export const findSegment = (q: Queries, id: Id, no: number): Promise<SegmentRow | undefined> =>
  q.row<SegmentRow>(`select ${columns} from segment s where s.translation_id = $1 and s.no = $2`, [id, no]);

/** A translated sentence. */
export interface SegmentResult {
  readonly no: number;
  readonly target: string;
  readonly state: "translated" | "needs_review";
  readonly origin: NonNullable<TranslationSegment["origin"]>;
  readonly findings: readonly SegmentFinding[];
}

/**
 * Stores what a run has translated, except sentences that somebody has filled in meanwhile. False if the run is no
 * longer the current one.
 */
export const saveResults = async (
  tx: Queries,
  id: Id,
  runNo: number,
  results: readonly SegmentResult[],
): Promise<boolean> => {
  const current = await tx.row<{ seq: number }>(
    `update translation set seq = seq + 1, state = 'processing', beat_time = now(), update_time = now()
     where id = $1 and run_no = $2 and state in ('pending', 'processing') returning seq`,
    [id, runNo],
  );
  if (current === undefined) return false;
  await tx.rows(
    `update segment s set target = given.target, state = given.state, origin = given.origin,
       findings = given.findings::json, seq = $2
     from unnest($3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
       as given (no, target, state, origin, findings)
     where s.translation_id = $1 and s.no = given.no and s.state = 'waiting'`,
    [
      id,
      current.seq,
      results.map(({ no }) => no),
      results.map(({ target }) => target),
      results.map(({ state }) => state),
      results.map(({ origin }) => origin),
      results.map(({ findings }) => JSON.stringify(findings)),
    ],
  );
  return true;
};

/** Stores what a person has written. */
export const saveEdit = async (
  tx: Queries,
  id: Id,
  no: number,
  edit: { readonly target: string; readonly findings: readonly SegmentFinding[] },
): Promise<void> => {
  const { seq } = (await tx.row<{ seq: number }>(
    "update translation set seq = seq + 1, update_time = now() where id = $1 returning seq",
    [id],
  ))!;
  const isEmpty = edit.target === "";
  await tx.rows(
    `update segment set target = $3, state = $4, origin = $5, findings = $6::json, seq = $7
     where translation_id = $1 and no = $2`,
    [
      id,
      no,
      edit.target,
      isEmpty ? "waiting" : "edited",
      isEmpty ? null : "edit",
      JSON.stringify(isEmpty ? [] : edit.findings),
      seq,
    ],
  );
};
