import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { Events } from "../../../kernel/events.ts";
import type { Scope } from "../../../kernel/scope.ts";
import * as store from "./translations.store.ts";

/** Ends a run; its owner is notified of files, for which nobody waits. False if the run is no longer the current one. */
export const endRun = async (
  events: Pick<Events, "emit">,
  tx: Queries,
  { scope, id, runNo }: { readonly scope: Scope; readonly id: Id; readonly runNo: number },
  to: store.RunEnd,
): Promise<boolean> => {
  const ended = await store.endRun(tx, id, runNo, to);
  if (ended === undefined) return false;
  if (!ended.is_text && to.state !== "aborted")
    await events.emit(tx, scope, {
      type: to.state === "completed" ? "translation.finished" : "translation.failed",
      data: { translationId: id },
    });
  return true;
};
