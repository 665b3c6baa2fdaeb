import type { Id, StandInInput } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface StandInRow {
  readonly id: Id;
  readonly absent_id: Id;
  readonly absent_name: string;
  readonly stand_in_id: Id;
  readonly stand_in_name: string;
  readonly from_date: string;
  readonly until_date: string;
}

const columns = `s.id, s.absent_id, a.name as absent_name, s.stand_in_id, b.name as stand_in_name,
  s.from_date::text as from_date, s.until_date::text as until_date`;
const joins =
  "inspection_stand_in s join account a on a.id = s.absent_id join account b on b.id = s.stand_in_id";

/** Those that are not over, soonest first. */
export const listStandIns = (q: Queries): Promise<StandInRow[]> =>
  q.rows<StandInRow>(
    `select ${columns} from ${joins} where s.until_date >= (now() - interval '1 day')::date
     order by s.from_date, s.id ${limitTo(500)}`,
  );

export const findStandIn = (q: Queries, id: Id): Promise<StandInRow | undefined> =>
  q.row<StandInRow>(`select ${columns} from ${joins} where s.id = $1`, [id]);

export const insertStandIn = async (tx: Queries, input: StandInInput): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into inspection_stand_in (absent_id, stand_in_id, from_date, until_date) values ($1, $2, $3, $4)
     returning id`,
    [input.absentId, input.standInId, input.fromDate, input.untilDate],
  );
  return row!.id;
};

export const deleteStandIn = (tx: Queries, id: Id): void =>
  tx.send("delete from inspection_stand_in where id = $1", [id]);

/** Whether a user is away, or a substitute for others, on one of some days. */
export const overlaps = async (
  q: Queries,
  { absentId, standInId, fromDate, untilDate }: StandInInput,
): Promise<boolean> =>
  (await q.row(
    `select 1 from inspection_stand_in
     where from_date <= $4 and until_date >= $3
       and (absent_id = $1 or absent_id = $2 or stand_in_id = $1)`,
    [absentId, standInId, fromDate, untilDate],
  )) !== undefined;

export const dropStandInsOf = (tx: Queries, accountId: Id): void =>
  tx.send("delete from inspection_stand_in where absent_id = $1 or stand_in_id = $1", [accountId]);
