import type { FileKind, Id, PermissionKey } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";

/** Implementation of a kind of page. */
export interface DocumentKind {
  readonly kind: FileKind;
  readonly keys: { readonly read: PermissionKey; readonly update: PermissionKey };
  /** Throws a problem if the page may not be changed now; the page's state is locked. */
  refuseWriting?(tx: Queries, id: Id): Promise<void>;
  /** Called when a change is stored. */
  changed?(tx: Queries, id: Id): void;
}

/** Extension point: each area provides its kind of pages. */
export const documentKinds = extensionPoint<DocumentKind>("what kinds of pages there are");
