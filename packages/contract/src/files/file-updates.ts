import type { Id } from "../foundation/id.ts";

/** Files that have changed; sent only to users who may read them. */
export interface FileUpdate {
  readonly fileIds: readonly Id[];
  /** Whether they went to another place or into the trash or came back, and so what is in them did too. */
  readonly isMoved: boolean;
}

/** Live updates of files. */
export interface FilesUpdate {
  readonly files: FileUpdate;
}
