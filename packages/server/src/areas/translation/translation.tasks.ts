import type { TranslatedDocumentKind } from "@benchleaf/contract";
import type { TaskTable } from "../../kernel/compute.ts";
import type {
  FoundSentences,
  FoundTerms,
  FoundUnits,
  GlossaryFormat,
  WrittenGlossary,
  WrittenUnit,
} from "./translation.work.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** The sentences of a document. */
    "read-document": {
      input: { readonly kind: TranslatedDocumentKind; readonly bytes: Uint8Array; readonly language: string };
      output: FoundSentences;
    };
    /** The document with other texts in their places, by the numbers of its paragraphs. */
    "write-document": {
      input: {
        readonly kind: TranslatedDocumentKind;
        readonly bytes: Uint8Array;
        readonly targets: ReadonlyMap<number, string>;
      };
      output: Uint8Array;
    };
    "read-glossary": {
      input: {
        readonly format: GlossaryFormat;
        readonly bytes: Uint8Array;
        readonly languages: { readonly source: string; readonly target: string };
      };
      output: FoundTerms;
    };
    "write-glossary": {
      input: { readonly format: GlossaryFormat; readonly glossary: WrittenGlossary };
      output: Uint8Array;
    };
    "read-tmx": {
      input: {
        readonly bytes: Uint8Array;
        readonly languages: { readonly source: string; readonly target: string };
      };
      output: FoundUnits;
    };
    "write-tmx": {
      input: {
        readonly units: readonly WrittenUnit[];
        readonly languages: { readonly source: string; readonly target: string };
      };
      output: Uint8Array;
    };
  }
}

type Task =
  | "read-document"
  | "write-document"
  | "read-glossary"
  | "write-glossary"
  | "read-tmx"
  | "write-tmx";

const work = () => import("./translation.work.ts");

export const translationTasks: TaskTable<Task> = {
  "read-document": { isForeign: true, load: async () => (await work()).readTranslatedDocument },
  "write-document": { isForeign: true, load: async () => (await work()).writeTranslatedDocument },
  "read-glossary": { isForeign: true, load: async () => (await work()).readGlossary },
  "write-glossary": { isForeign: false, load: async () => (await work()).writeGlossary },
  "read-tmx": { isForeign: true, load: async () => (await work()).readMemory },
  "write-tmx": { isForeign: false, load: async () => (await work()).writeMemory },
};
