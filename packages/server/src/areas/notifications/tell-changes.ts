import type { DomainEvent } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { listConcerned } from "../approvals/approvals.service.ts";
import { sayApprovals, sayChanged } from "./live-streams.ts";

/** After these a file is other than who has it open believes, or no longer where it was. */
const changes = [
  "file.saved",
  "file.upload",
  "file.restoreVersion",
  "file.rename",
  "file.lock",
  "file.unlock",
] as const;
const moves = ["file.recycle", "file.restore", "file.crossProject"] as const;

const idsOf = ({ data }: DomainEvent<(typeof changes | typeof moves)[number]>): readonly string[] =>
  "fileId" in data ? [data.fileId] : data.fileIds;

/** Says live which files and approvals have changed, so that what is on screen of them is right at once. */
export const tellChanges = ({ database, events, signals }: Kernel): void => {
  for (const type of [...changes, ...moves])
    events.on(type, (event) =>
      database.write(event, (tx) => {
        sayChanged(signals, tx, event.tenantId, {
          fileIds: idsOf(event),
          isMoved: moves.some((one) => one === type),
        });
        return Promise.resolve();
      }),
    );
  events.on("approval.changed", (event) =>
    database.write(event, async (tx) => {
      const { recordId } = event.data;
      sayApprovals(signals, tx, event.tenantId, await listConcerned(tx, recordId));
    }),
  );
};
