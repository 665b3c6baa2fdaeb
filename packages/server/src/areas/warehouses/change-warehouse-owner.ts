import type { Id, Warehouse } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findSwitch, lockTeamForUpdate } from "../access/access.service.ts";
import * as members from "./warehouse-members.store.ts";
import { demandKey, keysOfKind, mayChangeOwner } from "./warehouses.policy.ts";
import { presentWarehouse } from "./warehouses.present.ts";
import * as store from "./warehouses.store.ts";

interface Input {
  readonly userId: Id;
  readonly fromUserId: Id;
  readonly keepsPlace: boolean;
}

/**
 * Gives warehouses to other people: as the owner or an administrator requests, or because someone leaves the team.
 */
export const changeWarehouseOwner = ({ database, audit, events }: Kernel) => {
  const note = async (tx: Queries, scope: Scope, warehouseId: Id, from: Id, to: Id): Promise<void> => {
    await events.emit(tx, scope, { type: "warehouse.ownerChanged", data: { warehouseId, from, to } });
    await audit.record(tx, scope, {
      action: "warehouse.changeOwner",
      objectType: "warehouse",
      objectId: warehouseId,
      before: { ownerId: from },
      after: { ownerId: to },
    });
  };

  return {
    /**
     * Holds the team first, as anyone who leaves it does, so that no one gets a warehouse while they go. Null if the
     * caller may not open the warehouse any more.
     *
     * @throws warehouse.not.found, warehouse.owner.changed, user.not.found
     */
    changeOwner: (session: Session, id: Id, input: Input): Promise<Warehouse | null> =>
      database.write(session, async (tx) => {
        await lockTeamForUpdate(tx);
        store.lockWarehouse(tx, id);
        const warehouse = await store.findAnyWarehouse(tx, id);
        if (warehouse === undefined) throw problem("warehouse.not.found");
        const { read, feature } = keysOfKind(warehouse.kind);
        if (!(await findSwitch(tx, feature)).detail.enabled) throw problem("feature.disabled", { feature });
        demandKey(session, read);
        const from = warehouse.owner_id;
        const isStale = input.fromUserId !== from;
        // The user who has just given it away gets that response; no one else learns of a warehouse that is closed to
        // them.
        if (!mayChangeOwner(from, session) && !(warehouse.own_level > 0 && isStale))
          throw problem("warehouse.not.found");
        const colleagues = await members.lockColleagues(tx, [input.userId, input.fromUserId]);
        if (!colleagues.includes(input.userId)) throw problem("user.not.found");
        if (isStale)
          throw problem(colleagues.includes(input.fromUserId) ? "warehouse.owner.changed" : "user.not.found");
        if (input.userId === from) throw problem("user.not.found");
        members.setOwner(tx, id, { from, to: input.userId, keepsPlace: input.keepsPlace });
        await note(tx, session, id, from, input.userId);
        const next = await store.findWarehouse(tx, id);
        return next === undefined ? null : presentWarehouse(next, session);
      }),

    /** Warehouses of a leaving member go to their successor. */
    async handOver(tx: Queries, scope: Scope, { from, to }: { from: Id; to: Id }): Promise<void> {
      for (const id of await members.lockOwned(tx, from)) {
        members.setOwner(tx, id, { from, to, keepsPlace: false });
        await note(tx, scope, id, from, to);
      }
    },
  };
};
