import { markdownToPage, PageFault } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import { listHolders } from "../access/access.service.ts";
import { type DocumentsService, newBlockId } from "../documents/documents.service.ts";
import type { NoteReader } from "../interchange/interchange.service.ts";
import type { ElnService } from "./eln.service.ts";
import { findPage } from "./eln.store.ts";
import { htmlToPage } from "./html-to-page.ts";

const UPDATE_KEY = "ELN_UPDATE";
/** A longer text is left to be a file. */
const MAX_CHARACTERS = 1_000_000;

/** Notes of other programs, as HTML or Markdown, become notebook pages. */
export const importNotes = (
  eln: Pick<ElnService, "createIn">,
  documents: Pick<DocumentsService, "replaceContent">,
): NoteReader => ({
  /** Null for a text that is too large for a page. */
  read(text, isHtml) {
    if (text.length > MAX_CHARACTERS) return null;
    try {
      return isHtml ? htmlToPage(text) : markdownToPage(text, newBlockId);
    } catch (error) {
      if (error instanceof PageFault) return null;
      throw error;
    }
  },

  add: (tx, scope, place, name, page) =>
    eln.createIn(tx, scope, { ...place, name }, { page, category: null, templateName: "", fields: [] }),

  async renew(tx, scope, id, page, program) {
    if (!(await listHolders(tx, UPDATE_KEY)).includes(scope.userId))
      throw problem("permission.denied", { permission: UPDATE_KEY });
    const writer = { ...scope, authorities: new Set([UPDATE_KEY] as const) };
    await documents.replaceContent(tx, writer, id, page, program);
  },

  isPage: async (tx, id) => (await findPage(tx, id)) !== undefined,
});
