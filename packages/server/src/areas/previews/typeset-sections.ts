import { mailTextsOf } from "../../kernel/brand.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { PAGE_PROGRAM } from "./page-program.ts";
import type { Section } from "./pdf-sections.ts";
import { momentFor, type Reader } from "./print-phrases.ts";

/** Time limit of one document, and its abort signal. */
export interface Work {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
}

export interface TypesetWork extends Work {
  /** Left out if the document becomes part of another, which numbers its pages itself. */
  readonly isNumbered?: boolean;
}

/** A document as its sections, in the reader's language and time zone. */
export interface SectionDocument {
  readonly sections: readonly Section[];
  readonly title: string;
  readonly reader: Reader;
}

/** The formulas anywhere in a document, in LaTeX. */
const formulasIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(formulasIn);
  const { kind, text, ...rest } = value as { readonly kind?: unknown; readonly text?: unknown };
  return kind === "formula" && typeof text === "string" ? [text] : Object.values(rest).flatMap(formulasIn);
};

const TYPESET_MS = 50_000;
/** Time limit of the layout: a base, and an amount for each section and each image. */
const [BEGIN_MS, PART_MS] = [30_000, 3_000] as const;

/**
 * Lays sections out as one PDF, in a process that may crash.
 *
 * @throws pdf.not.possible; WorkerLost if its process crashed
 */
export const typesetSections = async (
  { brand, compute, log }: Pick<Kernel, "brand" | "compute" | "log">,
  scope: Scope,
  { sections, title, reader }: SectionDocument,
  { signal, timeout = TYPESET_MS, isNumbered = true }: TypesetWork = {},
): Promise<Uint8Array> => {
  const [lang = "zh", region = "CN"] = reader.locale.split("-");
  const app = await brand.in(reader.locale);
  const made = mailTextsOf(app)("pdfMade", { time: momentFor(reader, new Date()) });
  const said = sections.map(({ pictures: _, ...section }) => section);
  const pictures = Object.assign({}, ...sections.map((section) => section.pictures)) as Section["pictures"];
  const parts = sections.length + Object.keys(pictures).length;
  const set = await compute.run(
    "typeset",
    {
      program: PAGE_PROGRAM,
      data: JSON.stringify({ title, lang, region, made, isNumbered, sections: said }),
      pictures,
      formulas: formulasIn(said.map(({ blocks }) => blocks)),
    },
    {
      team: scope.tenantId,
      timeout: Math.min(timeout, BEGIN_MS + PART_MS * parts),
      ...(signal && { signal }),
    },
  );
  if (set.ok) return set.bytes;
  log.warn({ said: set.said }, "a document could not be laid out");
  const { picture } = set;
  const blamed = sections.find(({ pictures }) => (picture === null ? true : picture in pictures));
  throw problem("pdf.not.possible", { name: blamed?.title ?? title });
};
