import { type Id, MAX_GLOSSARY_TERMS } from "@benchleaf/contract";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { FileAnswer } from "../../../kernel/mount.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { GlossaryFormat } from "../translation.work.ts";
import { presentTerm } from "./glossaries.present.ts";
import { openGlossary } from "./glossaries.service.ts";
import { listTerms } from "./glossaries.store.ts";

const types: Readonly<Record<GlossaryFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  tbx: "application/x-tbx+xml",
};

/** All terms of a glossary as a file that other programs read. */
export const exportTerms =
  ({ database, compute }: Pick<Kernel, "database" | "compute">) =>
  async (scope: Scope, glossaryId: Id, format: GlossaryFormat): Promise<FileAnswer> => {
    const { glossary, terms } = await database.read(scope, async (q) => ({
      glossary: await openGlossary(q, glossaryId),
      terms: (await listTerms(q, glossaryId, {}, MAX_GLOSSARY_TERMS)).map(presentTerm),
    }));
    const written = await compute.run(
      "write-glossary",
      {
        format,
        glossary: {
          name: glossary.name,
          sourceLanguage: glossary.source_language,
          targetLanguage: glossary.target_language,
          terms: terms.map(({ source, targets, note, caseSensitive, doNotTranslate }) => ({
            source,
            targets,
            note,
            caseSensitive,
            doNotTranslate,
          })),
        },
      },
      { team: scope.tenantId },
    );
    const name = glossary.name.replace(/[\\/:*?"<>|]/g, " ").trim() || "glossary";
    return { fileName: `${name}.${format}`, contentType: types[format], body: Buffer.from(written) };
  };
export type ExportTerms = ReturnType<typeof exportTerms>;
