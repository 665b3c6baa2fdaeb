import type { Id } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { inPieces, liveTopic, toReaders } from "../../kernel/live-updates.ts";
import { listConcerned } from "./tasks.store.ts";

/** Broadcasts that approvals in the lists of some users have changed. */
export const approvalsTopic = liveTopic({
  topic: "approvals",
  updatesFor: async (_, concerned: readonly Id[], here) =>
    toReaders(
      concerned.filter((id) => here.includes(id)),
      null,
    ),
});

export const broadcastApprovals = ({ database, events, liveUpdates }: Kernel): void =>
  events.on("approval.changed", (event) =>
    database.write(event, async (tx) => {
      for (const concerned of inPieces(await listConcerned(tx, event.data.recordId)))
        liveUpdates.publish(tx, approvalsTopic, event.tenantId, concerned);
    }),
  );
