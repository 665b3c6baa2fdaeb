import type { ActionChange, ActionState, AuditVerb, CorrectiveAction, Id } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { HEAD_BYTES, showAs } from "../../previews/previews.service.ts";
import { actionAbilities, demand } from "../inspection.policy.ts";
import { presentAction } from "../inspection.present.ts";
import { countMembers } from "../plans/schedules.store.ts";
import * as store from "./actions.store.ts";
import { insertFile } from "./records.store.ts";

const cursorKeys = z.tuple([z.iso.date(), idKey]);

/** Corrective actions: assigned to users, completed with evidence, and closed or returned by a reviewer. */
export const correctFindings = ({
  database,
  storage,
  audit,
  events,
}: Pick<Kernel, "database" | "storage" | "audit" | "events">) => {
  const find = async (q: Queries, id: Id): Promise<store.ActionRow> => {
    const row = await store.findAction(q, id);
    if (row === undefined) throw problem("inspection.action.not.found");
    return row;
  };

  const note = (
    tx: Queries,
    session: Session,
    verb: AuditVerb<"inspectionAction">,
    id: Id,
    more: { before?: unknown; after?: unknown; reason?: string } = {},
  ): Promise<void> =>
    audit.record(tx, session, {
      action: `inspectionAction.${verb}`,
      objectType: "inspectionAction",
      objectId: id,
      ...more,
    });

  const attachProof = async (
    tx: Queries,
    session: Session,
    actionId: Id,
    files: readonly { readonly uploadUuid: string; readonly name: string }[],
  ): Promise<void> => {
    for (const { uploadUuid, name } of files) {
      const kept = await storage.keep(tx, uploadUuid, session);
      if (kept === "kept" || kept.sha256 === null) throw problem("upload.not.found");
      const { key, size, sha256 } = kept;
      const head = await storage.headOf(key, size, HEAD_BYTES);
      if (head === null) throw problem("upload.not.found");
      insertFile(tx, {
        ...{ recordId: null, actionId, sha256: sha256.toString("hex"), name, key, size },
        ...showAs(name, head),
      });
    }
  };

  const carryOut = async (
    tx: Queries,
    session: Session,
    row: store.ActionRow,
    change: ActionChange,
  ): Promise<void> => {
    const { id } = row;
    const may = actionAbilities(row, session);
    switch (change.op) {
      case "update": {
        if (row.state === "closed") throw problem("inspection.action.state");
        demand(may.change, "INSPECTION_FORM_MANAGE");
        if ((await countMembers(tx, [change.ownerId])) === 0) throw problem("user.not.found");
        store.updateAction(tx, id, change.ownerId, change.dueDate);
        await note(tx, session, "update", id, {
          before: { ownerId: row.owner_id, dueDate: row.due_date },
          after: { ownerId: change.ownerId, dueDate: change.dueDate },
        });
        if (change.ownerId !== row.owner_id)
          await events.emit(tx, session, {
            type: "inspection.action.assigned",
            data: { actionId: id, ownerId: change.ownerId },
          });
        return;
      }
      case "prove":
        if (row.state === "closed") throw problem("inspection.action.state");
        demand(may.prove, "INSPECTION_FORM_MANAGE");
        store.proveAction(tx, id, change.proof);
        await attachProof(tx, session, id, change.files);
        await note(tx, session, "prove", id, { after: { proof: change.proof } });
        await events.emit(tx, session, { type: "inspection.action.proven", data: { actionId: id } });
        return;
      case "close":
        if (row.state === "open") throw problem("action.proof.required");
        if (row.state === "closed") throw problem("inspection.action.state");
        demand(may.close, "INSPECTION_FORM_AUDIT");
        store.closeAction(tx, id);
        await note(tx, session, "close", id);
        return;
      case "reopen":
        if (row.state !== "proven") throw problem("inspection.action.state");
        demand(may.close, "INSPECTION_FORM_AUDIT");
        store.reopenAction(tx, id, change.remark);
        await note(tx, session, "reopen", id, { reason: change.remark });
        await events.emit(tx, session, {
          type: "inspection.action.assigned",
          data: { actionId: id, ownerId: row.owner_id },
        });
        return;
    }
  };

  return {
    list: (
      session: Session,
      query: {
        cursor?: string | undefined;
        limit: number;
        view: "mine" | "all";
        state?: ActionState | undefined;
      },
    ): Promise<Page<CorrectiveAction>> =>
      database.read(session, async (q) => {
        const after = decodeCursor(cursorKeys, query.cursor);
        const wanted = { isMine: query.view === "mine", state: query.state, after };
        const rows = await store.listActions(q, wanted, query.limit + 1);
        return pageFrom(
          rows,
          query.limit,
          (row) => presentAction(row, session),
          ({ due_date, id }) => [due_date, id],
        );
      }),

    /** @throws inspection.action.not.found */
    get: (session: Session, id: Id): Promise<CorrectiveAction> =>
      database.read(session, async (q) => presentAction(await find(q, id), session)),

    /**
     * @throws inspection.action.not.found, inspection.action.state, action.proof.required, permission.denied,
     * user.not.found, upload.not.found
     */
    change: (session: Session, id: Id, change: ActionChange): Promise<CorrectiveAction> =>
      database.write(session, async (tx) => {
        store.lockAction(tx, id);
        await carryOut(tx, session, await find(tx, id), change);
        return presentAction(await find(tx, id), session);
      }),
  };
};
export type CorrectFindings = ReturnType<typeof correctFindings>;
