import {
  type GlossaryImport,
  type GlossaryTermInput,
  type Id,
  MAX_GLOSSARY_TERMS,
  MAX_TERM_CHARACTERS,
  MAX_TERM_VARIANTS,
} from "@benchleaf/contract";
import { WorkerLost } from "../../../kernel/compute.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { FoundTerm, FoundTerms, GlossaryFormat } from "../translation.work.ts";
import { foldTerm, meansTheSame } from "./fold-term.rules.ts";
import { openGlossary } from "./glossaries.service.ts";
import * as store from "./glossaries.store.ts";

const AT_ONCE = 500;
const SHOWN_WRONG = 200;
const SHOWN_TERMS = 20;
const READING_MS = 30_000;
const MAX_NOTE_CHARACTERS = 500;

type Wrong = GlossaryImport["wrong"][number];

const wrongOf = (term: FoundTerm, fault: Wrong["fault"]): Wrong => ({
  row: term.row,
  fault,
  source: term.source.slice(0, MAX_TERM_CHARACTERS),
  target: term.targets.join(" / ").slice(0, MAX_TERM_CHARACTERS),
});

const faultOf = (term: FoundTerm): Wrong["fault"] | null => {
  if (term.source.trim() === "") return "source-empty";
  if (term.targets.length === 0 && !term.doNotTranslate) return "target-empty";
  const isLong = [term.source, ...term.targets].some((text) => text.length > MAX_TERM_CHARACTERS);
  return isLong || term.targets.length > MAX_TERM_VARIANTS ? "too-long" : null;
};

/** The terms of a file by their folded source. Of rows that contradict each other the first counts. */
export const sortTerms = (
  found: FoundTerms,
): { readonly terms: Map<string, GlossaryTermInput>; readonly wrong: Wrong[] } => {
  const terms = new Map<string, GlossaryTermInput>();
  const wrong: Wrong[] = [...found.wrong];
  for (const term of found.terms) {
    const fault = faultOf(term);
    const key = foldTerm(term.source);
    const earlier = terms.get(key);
    if (fault !== null) wrong.push(wrongOf(term, fault));
    else if (earlier === undefined)
      terms.set(key, {
        source: term.source.trim(),
        targets: [...new Set(term.targets)],
        note: term.note.slice(0, MAX_NOTE_CHARACTERS),
        caseSensitive: term.caseSensitive,
        doNotTranslate: term.doNotTranslate,
      });
    else if (!meansTheSame(earlier, term)) wrong.push(wrongOf(term, "contradicts"));
  }
  return { terms, wrong: wrong.sort((one, other) => one.row - other.row) };
};

/** Imports terms of a file: rows that are wrong are listed and left out. */
export const importTerms =
  ({ database, audit, compute }: Pick<Kernel, "database" | "audit" | "compute">) =>
  async (
    scope: Scope,
    glossaryId: Id,
    input: { readonly format: GlossaryFormat; readonly content: string; readonly isPreview: boolean },
  ): Promise<GlossaryImport> => {
    const glossary = await database.read(scope, (q) => openGlossary(q, glossaryId));
    const languages = { source: glossary.source_language, target: glossary.target_language };
    const bytes = new Uint8Array(Buffer.from(input.content, "base64"));
    const options = { team: scope.tenantId, timeout: READING_MS };
    const found = await compute
      .run("read-glossary", { format: input.format, bytes, languages }, options)
      .catch((error: unknown) => {
        throw error instanceof WorkerLost || error instanceof Error
          ? problem("glossary.file.unreadable")
          : error;
      });
    const { terms, wrong } = sortTerms(found);
    return database.write(scope, async (tx) => {
      const held = await store.lockGlossary(tx, glossaryId);
      if (held === undefined) throw problem("glossary.not.found");
      const known = new Map(
        (await store.findTermsBySource(tx, glossaryId, [...terms.keys()])).map((row) => [
          row.source_key,
          row,
        ]),
      );
      const changed = [...terms].filter(([key, term]) => {
        const row = known.get(key);
        return (
          row === undefined ||
          row.note !== term.note ||
          row.case_sensitive !== term.caseSensitive ||
          JSON.stringify(row.targets) !== JSON.stringify(term.targets) ||
          row.do_not_translate !== term.doNotTranslate
        );
      });
      const added = changed.filter(([key]) => !known.has(key)).length;
      if (held.term_count + added > MAX_GLOSSARY_TERMS)
        throw problem("glossary.term.limit.exceed", { limit: MAX_GLOSSARY_TERMS });
      const isWritten = !input.isPreview && changed.length > 0;
      if (isWritten) {
        for (let start = 0; start < changed.length; start += AT_ONCE)
          await store.upsertTerms(
            tx,
            glossaryId,
            changed.slice(start, start + AT_ONCE).map(([key, term]) => ({ ...term, key })),
          );
        await audit.record(tx, scope, {
          action: "glossary.import",
          objectType: "glossary",
          objectId: glossaryId,
          after: { added, updated: changed.length - added },
        });
      }
      return {
        isWritten,
        added,
        updated: changed.length - added,
        unchanged: terms.size - changed.length,
        wrongCount: wrong.length,
        wrong: wrong.slice(0, SHOWN_WRONG),
        sample: changed
          .slice(0, SHOWN_TERMS)
          .map(([, { source, targets, doNotTranslate }]) => ({ source, targets, doNotTranslate })),
      };
    });
  };
export type ImportTerms = ReturnType<typeof importTerms>;
