import type { Id, StandIn, StandInInput } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { presentStandIn } from "../inspection.present.ts";
import { countMembers } from "./schedules.store.ts";
import * as store from "./stand-ins.store.ts";
import { listTurns, setAssignee } from "./tasks.store.ts";

/** Substitutes for absent inspectors. */
export const standInForPeople = ({
  database,
  audit,
  events,
}: Pick<Kernel, "database" | "audit" | "events">) => {
  /** Open inspections of those days go to `to`, who is notified of the first. */
  const move = async (
    tx: Queries,
    scope: Scope,
    { absent_id: turnId, from_date, until_date }: store.StandInRow,
    to: Id,
  ): Promise<void> => {
    const rows = (await listTurns(tx, turnId, from_date, until_date)).filter(
      ({ assignee_id }) => assignee_id !== to,
    );
    for (const { id } of rows) setAssignee(tx, id, to, turnId);
    const [first] = rows;
    if (first !== undefined)
      await events.emit(tx, scope, {
        type: "inspection.assigned",
        data: { inspectionTaskId: first.id, assigneeId: to },
      });
  };

  return {
    list: (scope: Scope): Promise<StandIn[]> =>
      database.read(scope, async (q) => (await store.listStandIns(q)).map(presentStandIn)),

    /** @throws user.not.found; inspection.stand.in.invalid if one of them is away or a substitute already */
    set: (session: Session, input: StandInInput): Promise<StandIn> =>
      database.write(session, async (tx) => {
        const people = [...new Set([input.absentId, input.standInId])];
        if ((await countMembers(tx, people)) < people.length) throw problem("user.not.found");
        if (people.length < 2 || input.untilDate < input.fromDate)
          throw problem("inspection.stand.in.invalid");
        if (await store.overlaps(tx, input)) throw problem("inspection.stand.in.invalid");
        const row = (await store.findStandIn(tx, await store.insertStandIn(tx, input)))!;
        await move(tx, session, row, input.standInId);
        await audit.record(tx, session, {
          action: "inspectionStandIn.set",
          objectType: "inspectionStandIn",
          objectId: row.id,
          after: input,
        });
        return presentStandIn(row);
      }),

    /** @throws user.not.found if there is no such substitution */
    remove: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await store.findStandIn(tx, id);
        if (row === undefined) throw problem("user.not.found");
        await move(tx, session, row, row.absent_id);
        store.deleteStandIn(tx, id);
        await audit.record(tx, session, {
          action: "inspectionStandIn.set",
          objectType: "inspectionStandIn",
          objectId: id,
          before: presentStandIn(row),
        });
        return null;
      }),
  };
};
export type StandInForPeople = ReturnType<typeof standInForPeople>;
