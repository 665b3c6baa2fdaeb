import type { PDFPage } from "@cantoo/pdf-lib";

/** PDFs to join, in order. */
export interface JoinedPdfs {
  readonly title: string;
  readonly parts: readonly Uint8Array[];
  /** Each page gets its number in the whole document, in the corner where the application's own pages have theirs. */
  readonly isNumbered: boolean;
}

/** The joined document, or the part that could not be used: protected, or broken. */
export type JoinedPdf =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly part: number };

/** Points: font size, and distance from the right and lower edge of the page as displayed. */
const [SIZE, FROM_RIGHT, FROM_BELOW] = [8, 40, 20];

/** Joins the unchanged pages of several PDFs. For a thread: it is synchronous. */
export const joinPdfs = async ({ title, parts, isNumbered }: JoinedPdfs): Promise<JoinedPdf> => {
  // Loaded only by the thread that joins PDFs.
  const { PDFDocument, StandardFonts, degrees, grayscale } = await import("@cantoo/pdf-lib");
  const joined = await PDFDocument.create();
  joined.setTitle(title);
  joined.setProducer("Benchleaf");
  for (const [part, bytes] of parts.entries()) {
    try {
      const one = await PDFDocument.load(bytes, { updateMetadata: false });
      const pages = await joined.copyPages(one, one.getPageIndices());
      if (pages.length === 0) return { ok: false, part };
      for (const page of pages) joined.addPage(page);
    } catch {
      return { ok: false, part };
    }
  }
  if (isNumbered) {
    const font = await joined.embedFont(StandardFonts.Helvetica);
    const pages = joined.getPages();
    for (const [index, page] of pages.entries()) {
      const text = `${index + 1} / ${pages.length}`;
      const { turn, ...place } = cornerOf(page, font.widthOfTextAtSize(text, SIZE));
      page.drawText(text, { ...place, size: SIZE, font, color: grayscale(0.4), rotate: degrees(turn) });
    }
  }
  return { ok: true, bytes: new Uint8Array(await joined.save()) };
};

/** The position of a text of this width, so that it ends at the lower right of a page with a rotation. */
const cornerOf = (page: PDFPage, width: number): { x: number; y: number; turn: number } => {
  const box = page.getCropBox();
  const [right, top] = [box.x + box.width, box.y + box.height];
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const reach = FROM_RIGHT + width;
  switch (turn) {
    case 90:
      return { x: right - FROM_BELOW, y: top - reach, turn };
    case 180:
      return { x: box.x + reach, y: top - FROM_BELOW, turn };
    case 270:
      return { x: box.x + FROM_BELOW, y: box.y + reach, turn };
    default:
      return { x: right - reach, y: box.y + FROM_BELOW, turn: 0 };
  }
};
