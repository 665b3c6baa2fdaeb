import type { Id } from "../foundation/id.ts";

/** Which files are other than they were; only to who may read them. */
export interface FileUpdate {
  readonly fileIds: readonly Id[];
  /** Whether they went to another place or into the trash or came back, and so what is in them did too. */
  readonly isMoved: boolean;
}

/** What pages hear of files. */
export interface FilesUpdate {
  readonly files: FileUpdate;
}
