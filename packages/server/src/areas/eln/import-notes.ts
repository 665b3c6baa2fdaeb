import { markdownToPage, PageFault } from "@benchleaf/contract";
import { newBlockId } from "../documents/documents.service.ts";
import type { NoteReader } from "../interchange/interchange.service.ts";
import type { ElnService } from "./eln.service.ts";
import { htmlToPage } from "./html-to-page.ts";

/** A longer text is left to be a file. */
const MAX_CHARACTERS = 1_000_000;

/** Notes of other programs, as HTML or Markdown, become notebook pages. */
export const importNotes = (eln: Pick<ElnService, "createIn">): NoteReader => ({
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
});
