import type { Id, PageNode } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { type ExtensionPoint, extensionPoint } from "../../kernel/extension-point.ts";
import type { Scope } from "../../kernel/scope.ts";

/** Makes pages of the notes that archives of other programs hold. */
export interface NoteReader {
  /** Null for a text that cannot become a page. */
  read(text: string, isHtml: boolean): PageNode | null;
  /** Creates the page in the caller's transaction. */
  add(
    tx: Queries,
    scope: Scope,
    place: { readonly projectId: Id; readonly folderId: Id | null },
    name: string,
    page: PageNode,
  ): Promise<Id>;
  /**
   * The note has changed in the archive: it becomes a new version of the page that was made of it, in the caller's
   * transaction. @throws errors of changing a page
   */
  renew(tx: Queries, scope: Scope, id: Id, page: PageNode, program: string): Promise<void>;
  /** Whether a file is such a page. */
  isPage(tx: Queries, id: Id): Promise<boolean>;
}

/** Extension point: the area whose records notes of imported archives become. Without one they become files. */
export const noteReaders: ExtensionPoint<NoteReader> = extensionPoint("notes of imported archives");
