import type { DocumentText } from "./document-segments.ts";

/** The text of a PDF as the task `read-paper` of the area of literature returns it. */
export interface PdfText {
  readonly state: "read" | "scanned" | "encrypted" | "damaged" | "too-long";
  readonly passages: readonly { readonly page: number; readonly body: string }[];
}

/**
 * The segments of a PDF, which the area of literature reads in a process of its own: its passages with their pages.
 * Without them for one that could not be read; a scan has a warning.
 */
export const pdfDocument = ({ state, passages }: PdfText): DocumentText => ({
  kind: "pdf",
  segments: passages
    .filter(({ body }) => /\p{L}/u.test(body))
    .map(({ page, body }, index) => ({
      no: index + 1,
      text: body.replaceAll("⟦", "["),
      place: `page ${page}`,
    })),
  warnings: state === "scanned" ? [{ code: "pdf.scanned", place: "" }] : [],
});
