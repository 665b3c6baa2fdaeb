import type { FileUpdate, Id } from "@benchleaf/contract";
import type { DomainEvent } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { inPieces, liveTopic } from "../../kernel/live-updates.ts";
import { findReaders } from "./readers.sql.ts";

/** After these actions, a file differs from what its viewers see, or has moved. */
const changes = [
  "file.saved",
  "file.stateChanged",
  "file.upload",
  "file.restoreVersion",
  "file.rename",
  "file.lock",
  "file.unlock",
] as const;
const moves = ["file.recycle", "file.restore", "file.crossProject"] as const;

const idsOf = ({ data }: DomainEvent<(typeof changes | typeof moves)[number]>): readonly Id[] =>
  "fileId" in data ? [data.fileId] : data.fileIds;

/** Broadcasts which files have changed, so that screens that show them update immediately. */
export const filesTopic = liveTopic({
  topic: "files",
  async updatesFor(q, { fileIds, isMoved }: FileUpdate, here) {
    const readable = await findReaders(q, fileIds, here);
    return new Map([...readable].map(([reader, theirs]) => [reader, { fileIds: theirs, isMoved }]));
  },
});

export const broadcastChanges = ({ database, events, liveUpdates }: Kernel): void => {
  for (const type of [...changes, ...moves])
    events.on(type, (event) =>
      database.write(event, async (tx) => {
        const isMoved = moves.some((one) => one === type);
        for (const fileIds of inPieces(idsOf(event)))
          liveUpdates.publish(tx, filesTopic, event.tenantId, { fileIds, isMoved });
      }),
    );
};
