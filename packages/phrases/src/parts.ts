import type { ErrorCode, Locale } from "@benchleaf/contract";

/**
 * The texts of the leading language, split into parts that are loaded over the network: those of the sign-in page, those
 * needed on every page, and those of some pages only. The first page waits for its texts, so an area whose pages are
 * seldom visited first has its own part, which its routes name.
 */
const simplified = {
  signIn: () => import("./zh-CN/parts/sign-in.ts"),
  common: () => import("./zh-CN/parts/common.ts"),
  editor: () => import("./zh-CN/parts/editor.ts"),
  molecules: () => import("./zh-CN/parts/molecules.ts"),
  cloning: () => import("./zh-CN/parts/cloning.ts"),
  assembly: () => import("./zh-CN/parts/assembly.ts"),
  alignment: () => import("./zh-CN/parts/alignment.ts"),
  analysis: () => import("./zh-CN/parts/analysis.ts"),
  crispr: () => import("./zh-CN/parts/crispr.ts"),
  dashboards: () => import("./zh-CN/parts/dashboards.ts"),
  genomes: () => import("./zh-CN/parts/genomes.ts"),
  guide: () => import("./zh-CN/parts/guide.ts"),
  interchange: () => import("./zh-CN/parts/interchange.ts"),
  inventory: () => import("./zh-CN/parts/inventory.ts"),
  billing: () => import("./zh-CN/parts/billing.ts"),
  equipment: () => import("./zh-CN/parts/equipment.ts"),
  fields: () => import("./zh-CN/parts/fields.ts"),
  fileActions: () => import("./zh-CN/parts/file-actions.ts"),
  search: () => import("./zh-CN/parts/search.ts"),
  previews: () => import("./zh-CN/parts/previews.ts"),
  trail: () => import("./zh-CN/parts/trail.ts"),
  operations: () => import("./zh-CN/parts/operations.ts"),
  open: () => import("./zh-CN/parts/open.ts"),
  tables: () => import("./zh-CN/parts/tables.ts"),
  tools: () => import("./zh-CN/parts/tools.ts"),
  charts: () => import("./zh-CN/parts/charts.ts"),
  labels: () => import("./zh-CN/parts/labels.ts"),
  warehouses: () => import("./zh-CN/parts/warehouses.ts"),
  documents: () => import("./zh-CN/parts/documents.ts"),
  eln: () => import("./zh-CN/parts/eln.ts"),
  inspection: () => import("./zh-CN/parts/inspection.ts"),
  samples: () => import("./zh-CN/parts/samples.ts"),
  assistant: () => import("./zh-CN/parts/assistant.ts"),
  literature: () => import("./zh-CN/parts/literature.ts"),
  translation: () => import("./zh-CN/parts/translation.ts"),
  uses: () => import("./zh-CN/parts/uses.ts"),
};

export type PhrasePart = keyof typeof simplified;

type BookOf<Part extends PhrasePart> = Awaited<ReturnType<(typeof simplified)[Part]>>["words"];

/** The keys of the leading language in another one: a missing text does not compile. */
type In<Book> = { readonly [Area in keyof Book]: { readonly [Key in keyof Book[Area]]: string } };

type Language = {
  readonly [Part in PhrasePart]: () => Promise<{
    readonly words: In<BookOf<Part>>;
    /** Looked up as a whole, `errors[code]`: the codes contain dots, so they are not paths. */
    readonly errors?: Readonly<Partial<Record<ErrorCode, string>>>;
  }>;
};

const traditional: Language = {
  signIn: () => import("./zh-TW/parts/sign-in.ts"),
  common: () => import("./zh-TW/parts/common.ts"),
  editor: () => import("./zh-TW/parts/editor.ts"),
  molecules: () => import("./zh-TW/parts/molecules.ts"),
  cloning: () => import("./zh-TW/parts/cloning.ts"),
  assembly: () => import("./zh-TW/parts/assembly.ts"),
  alignment: () => import("./zh-TW/parts/alignment.ts"),
  analysis: () => import("./zh-TW/parts/analysis.ts"),
  crispr: () => import("./zh-TW/parts/crispr.ts"),
  dashboards: () => import("./zh-TW/parts/dashboards.ts"),
  genomes: () => import("./zh-TW/parts/genomes.ts"),
  guide: () => import("./zh-TW/parts/guide.ts"),
  interchange: () => import("./zh-TW/parts/interchange.ts"),
  inventory: () => import("./zh-TW/parts/inventory.ts"),
  billing: () => import("./zh-TW/parts/billing.ts"),
  equipment: () => import("./zh-TW/parts/equipment.ts"),
  fields: () => import("./zh-TW/parts/fields.ts"),
  fileActions: () => import("./zh-TW/parts/file-actions.ts"),
  search: () => import("./zh-TW/parts/search.ts"),
  previews: () => import("./zh-TW/parts/previews.ts"),
  trail: () => import("./zh-TW/parts/trail.ts"),
  operations: () => import("./zh-TW/parts/operations.ts"),
  open: () => import("./zh-TW/parts/open.ts"),
  tables: () => import("./zh-TW/parts/tables.ts"),
  tools: () => import("./zh-TW/parts/tools.ts"),
  charts: () => import("./zh-TW/parts/charts.ts"),
  labels: () => import("./zh-TW/parts/labels.ts"),
  warehouses: () => import("./zh-TW/parts/warehouses.ts"),
  documents: () => import("./zh-TW/parts/documents.ts"),
  eln: () => import("./zh-TW/parts/eln.ts"),
  inspection: () => import("./zh-TW/parts/inspection.ts"),
  samples: () => import("./zh-TW/parts/samples.ts"),
  assistant: () => import("./zh-TW/parts/assistant.ts"),
  literature: () => import("./zh-TW/parts/literature.ts"),
  translation: () => import("./zh-TW/parts/translation.ts"),
  uses: () => import("./zh-TW/parts/uses.ts"),
};

const english: Language = {
  signIn: () => import("./en-US/parts/sign-in.ts"),
  common: () => import("./en-US/parts/common.ts"),
  editor: () => import("./en-US/parts/editor.ts"),
  molecules: () => import("./en-US/parts/molecules.ts"),
  cloning: () => import("./en-US/parts/cloning.ts"),
  assembly: () => import("./en-US/parts/assembly.ts"),
  alignment: () => import("./en-US/parts/alignment.ts"),
  analysis: () => import("./en-US/parts/analysis.ts"),
  crispr: () => import("./en-US/parts/crispr.ts"),
  dashboards: () => import("./en-US/parts/dashboards.ts"),
  genomes: () => import("./en-US/parts/genomes.ts"),
  guide: () => import("./en-US/parts/guide.ts"),
  interchange: () => import("./en-US/parts/interchange.ts"),
  inventory: () => import("./en-US/parts/inventory.ts"),
  billing: () => import("./en-US/parts/billing.ts"),
  equipment: () => import("./en-US/parts/equipment.ts"),
  fields: () => import("./en-US/parts/fields.ts"),
  fileActions: () => import("./en-US/parts/file-actions.ts"),
  search: () => import("./en-US/parts/search.ts"),
  previews: () => import("./en-US/parts/previews.ts"),
  trail: () => import("./en-US/parts/trail.ts"),
  operations: () => import("./en-US/parts/operations.ts"),
  open: () => import("./en-US/parts/open.ts"),
  tables: () => import("./en-US/parts/tables.ts"),
  tools: () => import("./en-US/parts/tools.ts"),
  charts: () => import("./en-US/parts/charts.ts"),
  labels: () => import("./en-US/parts/labels.ts"),
  warehouses: () => import("./en-US/parts/warehouses.ts"),
  documents: () => import("./en-US/parts/documents.ts"),
  eln: () => import("./en-US/parts/eln.ts"),
  inspection: () => import("./en-US/parts/inspection.ts"),
  samples: () => import("./en-US/parts/samples.ts"),
  assistant: () => import("./en-US/parts/assistant.ts"),
  literature: () => import("./en-US/parts/literature.ts"),
  translation: () => import("./en-US/parts/translation.ts"),
  uses: () => import("./en-US/parts/uses.ts"),
};

/** Every part of every language, loaded on demand, e.g. `(await parts["en-US"].trail()).words.trail.yes`. */
export const parts: Readonly<Record<Locale, Language>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All texts of one language, across all parts, e.g. `AllPhrases["shell"]["signOut"]`. */
export type AllPhrases = Together<{ [Part in PhrasePart]: In<BookOf<Part>> }[PhrasePart]>;
