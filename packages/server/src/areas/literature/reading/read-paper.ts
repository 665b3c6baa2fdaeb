import { MAX_PAPER_PAGES } from "@benchleaf/contract";
import { doiOf } from "../papers/identify.rules.ts";
import { buildPassages } from "./build-passages.ts";
import { findGutter, layOutPage } from "./lay-out-lines.ts";
import type { PageChunks, ReadPaper } from "./paper-text.ts";
import { openPdf, readPage } from "./pdf-chunks.ts";

/** With fewer characters per page, the pages are images. */
const LEAST_LETTERS = 40;
const MAX_LETTERS = 5_000_000;

const ended = (state: ReadPaper["state"], pageCount = 0): ReadPaper => ({
  state,
  pageCount,
  title: null,
  doi: null,
  passages: [],
});

/** The text of a PDF in reading order, with the position of each sentence. Runs in a process that may crash. */
export const readPaper = async ({ bytes }: { readonly bytes: Uint8Array }): Promise<ReadPaper> => {
  const { task, ops } = await openPdf(bytes);
  try {
    const pdf = await task.promise;
    const pageCount = pdf.numPages;
    if (pageCount > MAX_PAPER_PAGES) return ended("too-long", pageCount);
    const pages: PageChunks[] = [];
    let letters = 0;
    for (let number = 1; number <= pageCount; number++) {
      const page = await readPage(pdf, number, ops);
      letters += page.all;
      if (letters > MAX_LETTERS) return ended("too-long", pageCount);
      pages.push(page);
    }
    if (letters < LEAST_LETTERS * pageCount && letters < 400) {
      const hasPictures = await showsPictures(pdf, ops);
      if (letters === 0 || hasPictures) return ended("scanned", pageCount);
    }
    const gutter = findGutter(pages);
    const lines = pages.flatMap((page) => layOutPage(page, gutter));
    const { passages, title } = buildPassages(lines, pages);
    const early = passages.filter(({ page }) => page <= 2).map(({ body }) => body);
    const heads = lines.filter(({ page }) => page <= 2).map(({ text }) => text);
    const doi = doiOf([...heads, ...early].filter((text) => /\bdoi\b|doi\.org/i.test(text)).join("\n"));
    return { state: "read", pageCount, title, doi, passages };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return ended(name === "PasswordException" ? "encrypted" : "damaged");
  } finally {
    await task.destroy();
  }
};

const showsPictures = async (
  pdf: Awaited<Awaited<ReturnType<typeof openPdf>>["task"]["promise"]>,
  ops: Readonly<Record<string, number>>,
): Promise<boolean> => {
  const page = await pdf.getPage(1);
  const { fnArray } = await page.getOperatorList();
  const pictures = [ops.paintImageXObject, ops.paintInlineImageXObject, ops.paintImageMaskXObject];
  return fnArray.some((op) => pictures.includes(op));
};
