import type { Kernel } from "../../kernel/kernel.ts";
import type { RoomKind } from "../live/live.service.ts";
import { openFile } from "./files.service.ts";

/** Each file is a room for those who may read it. */
export const fileRooms = ({ database }: Kernel): RoomKind => ({
  kind: "file",
  admit: (scope, id) => database.read(scope, (q) => openFile(q, id)),
});
