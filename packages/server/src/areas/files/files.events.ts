import type { Id, ShareLevel } from "@benchleaf/contract";

/** Audit actions that are emitted as one event for all files that a call changes. */
export type FilesAction =
  | "file.upload"
  | "file.rename"
  | "file.restoreVersion"
  | "file.restore"
  | "file.recycle"
  | "file.move"
  | "file.crossProject"
  | "file.lock"
  | "file.unlock"
  | "file.snapshot"
  | "file.tag";

/** Payload of an event about files that are changed together. */
interface FilesChanged {
  readonly fileIds: readonly Id[];
  /** Who held the lock, file by file. */
  readonly holderIds?: readonly (Id | null)[];
  readonly version?: number;
}

/** Who holds the lock now, and how a file is shared. */
export interface SharesAfter {
  readonly name?: string;
  readonly userIds?: readonly Id[];
  readonly level?: ShareLevel;
  readonly expireTime?: string | null;
}

interface SharesChanged {
  readonly fileId: Id;
  readonly after?: SharesAfter;
}

declare module "../../kernel/events.ts" {
  interface EventData extends Record<FilesAction, FilesChanged> {
    "file.created": { readonly kind: string; readonly projectId: Id; readonly fileIds: readonly Id[] };
    "file.saved": { readonly fileId: Id; readonly version: number };
    /** What is shown of a file has changed, but neither its content nor its place, such as the state of its review. */
    "file.stateChanged": { readonly fileId: Id };
    "file.erased": { readonly fileIds: readonly Id[] };
    "file.ownerChanged": { readonly from: Id; readonly to: Id; readonly files: number };
    "file.createLink": { readonly fileId: Id; readonly linkId: Id };
    "file.requestAccess": { readonly fileId: Id };
    "file.approveAccess": { readonly fileId: Id; readonly userId: Id; readonly reason: string };
    "file.rejectAccess": { readonly fileId: Id; readonly userId: Id; readonly reason: string };
    "file.share": SharesChanged;
    "file.unshare": SharesChanged;
    "file.restrict": SharesChanged;
    "file.unrestrict": SharesChanged;
    "tag.changed": { readonly tagId: Id; readonly fileIds?: readonly Id[] };
    "security.linksUpdated": Record<string, never>;
  }
}
