import type { DomainEvent } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { sayChanged } from "./live-streams.ts";

/** After these a file is other than who has it open believes, or no longer where it was. */
const changes = [
  "file.saved",
  "file.upload",
  "file.restoreVersion",
  "file.rename",
  "file.lock",
  "file.unlock",
];
const moves = ["file.recycle", "file.restore", "file.crossProject"];

const idsOf = ({ data }: DomainEvent): readonly string[] => {
  const { fileIds, fileId } = data as { fileIds?: string[]; fileId?: string };
  return fileIds ?? (fileId === undefined ? [] : [fileId]);
};

/** Says live which files have changed, so that what is made of them tells it at once. */
export const tellChanges = ({ database, events, signals }: Kernel): void => {
  for (const type of [...changes, ...moves])
    events.on(type, (event) =>
      database.write(event, (tx) => {
        sayChanged(signals, tx, event.tenantId, { fileIds: idsOf(event), isMoved: moves.includes(type) });
        return Promise.resolve();
      }),
    );
};
