import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Scope } from "../../kernel/scope.ts";
import { replacePerson } from "./plans/schedules.store.ts";
import { dropStandInsOf } from "./plans/stand-ins.store.ts";
import { replaceAssignee } from "./plans/tasks.store.ts";
import { replaceOwner } from "./records/actions.store.ts";

/** Inspections, corrective actions and forms of a leaving member go to their successor. */
export const transferInspections = async (
  tx: Queries,
  _: Scope,
  { from, to }: { readonly from: Id; readonly to: Id },
): Promise<void> => {
  dropStandInsOf(tx, from);
  replacePerson(tx, from, to);
  replaceAssignee(tx, from, to);
  replaceOwner(tx, from, to);
};
