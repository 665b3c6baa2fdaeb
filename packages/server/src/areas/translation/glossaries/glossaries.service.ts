import {
  type Glossary,
  type GlossaryTermInput,
  type GlossaryTermRecord,
  type Id,
  MAX_GLOSSARIES,
  MAX_GLOSSARY_TERMS,
  type TranslationLanguage,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../../kernel/database.ts";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { foldTerm, meansTheSame } from "./fold-term.rules.ts";
import { presentGlossary, presentTerm } from "./glossaries.present.ts";
import * as store from "./glossaries.store.ts";

const listKeys = z.tuple([z.string(), idKey]);
const termKeys = z.tuple([z.string()]);

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly search?: string | undefined;
}

/** @throws glossary.not.found */
export const openGlossary = async (q: Queries, id: Id): Promise<store.GlossaryRow> => {
  const row = await store.findGlossary(q, id);
  if (row === undefined) throw problem("glossary.not.found");
  return row;
};

const asTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? problem("glossary.name.exists") : error;
};

/** Glossaries of the team: anyone with the permission may change them. */
export const glossariesService = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  /** @throws glossary.term.contradicts if another term says something else of the same source */
  const refuseContradiction = async (
    tx: Queries,
    glossaryId: Id,
    term: GlossaryTermInput,
    ownId: Id | null,
  ): Promise<store.TermRow | undefined> => {
    const [other] = await store.findTermsBySource(tx, glossaryId, [foldTerm(term.source)]);
    if (other === undefined || other.id === ownId) return undefined;
    const same = meansTheSame(term, { targets: other.targets, doNotTranslate: other.do_not_translate });
    if (same && ownId === null) return other;
    throw problem("glossary.term.contradicts", { source: other.source, target: other.targets.join(" / ") });
  };

  const hold = async (tx: Queries, glossaryId: Id): Promise<{ readonly termCount: number }> => {
    const row = await store.lockGlossary(tx, glossaryId);
    if (row === undefined) throw problem("glossary.not.found");
    return { termCount: row.term_count };
  };

  const refuseEmpty = ({ targets, doNotTranslate }: GlossaryTermInput): void => {
    if (targets.length === 0 && !doNotTranslate)
      throw problem("request.invalid", { issues: [{ path: "body.targets", message: "required" }] });
  };

  const note = (tx: Queries, scope: Scope, id: Id, change: { before?: object; after?: object }) =>
    audit.record(tx, scope, { action: "glossary.update", objectType: "glossary", objectId: id, ...change });

  return {
    list: (scope: Scope, query: ListQuery): Promise<Page<Glossary>> =>
      database.read(scope, async (q) => {
        const after = decodeCursor(listKeys, query.cursor);
        const rows = await store.listGlossaries(q, { search: query.search, after }, query.limit + 1);
        return pageFrom(rows, query.limit, presentGlossary, ({ name, id }) => [name, id]);
      }),

    get: (scope: Scope, id: Id): Promise<Glossary> =>
      database.read(scope, async (q) => presentGlossary(await openGlossary(q, id))),

    create: (
      scope: Scope,
      input: { name: string; sourceLanguage: TranslationLanguage; targetLanguage: TranslationLanguage },
    ): Promise<Glossary> =>
      database
        .write(scope, async (tx) => {
          if (input.sourceLanguage === input.targetLanguage) throw problem("translation.languages.same");
          if ((await store.countGlossaries(tx)) >= MAX_GLOSSARIES)
            throw problem("glossary.limit.exceed", { limit: MAX_GLOSSARIES });
          const id = await store.insertGlossary(tx, input);
          await audit.record(tx, scope, {
            action: "glossary.create",
            objectType: "glossary",
            objectId: id,
            after: input,
          });
          return presentGlossary(await openGlossary(tx, id));
        })
        .catch(asTaken),

    rename: (scope: Scope, id: Id, name: string): Promise<Glossary> =>
      database
        .write(scope, async (tx) => {
          const before = await openGlossary(tx, id);
          await store.renameGlossary(tx, id, name);
          await note(tx, scope, id, { before: { name: before.name }, after: { name } });
          return presentGlossary(await openGlossary(tx, id));
        })
        .catch(asTaken),

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const { name, term_count } = await openGlossary(tx, id);
        await store.deleteGlossary(tx, id);
        await audit.record(tx, scope, {
          action: "glossary.delete",
          objectType: "glossary",
          objectId: id,
          before: { name, termCount: term_count },
        });
        return null;
      }),

    terms: (scope: Scope, glossaryId: Id, query: ListQuery): Promise<Page<GlossaryTermRecord>> =>
      database.read(scope, async (q) => {
        await openGlossary(q, glossaryId);
        const [after] = decodeCursor(termKeys, query.cursor) ?? [];
        const rows = await store.listTerms(q, glossaryId, { search: query.search, after }, query.limit + 1);
        return pageFrom(rows, query.limit, presentTerm, ({ source_key }) => [source_key]);
      }),

    createTerm: (scope: Scope, glossaryId: Id, term: GlossaryTermInput): Promise<GlossaryTermRecord> =>
      database.write(scope, async (tx) => {
        const { termCount } = await hold(tx, glossaryId);
        refuseEmpty(term);
        const present = await refuseContradiction(tx, glossaryId, term, null);
        if (present !== undefined) return presentTerm(present);
        if (termCount >= MAX_GLOSSARY_TERMS)
          throw problem("glossary.term.limit.exceed", { limit: MAX_GLOSSARY_TERMS });
        const [added] = await store.upsertTerms(tx, glossaryId, [{ ...term, key: foldTerm(term.source) }]);
        await note(tx, scope, glossaryId, { after: { term: term.source, targets: term.targets } });
        return presentTerm((await store.findTerm(tx, glossaryId, added!.id))!);
      }),

    updateTerm: (
      scope: Scope,
      glossaryId: Id,
      termId: Id,
      term: GlossaryTermInput,
    ): Promise<GlossaryTermRecord> =>
      database.write(scope, async (tx) => {
        await hold(tx, glossaryId);
        const before = await store.findTerm(tx, glossaryId, termId);
        if (before === undefined) throw problem("glossary.term.not.found");
        refuseEmpty(term);
        await refuseContradiction(tx, glossaryId, term, termId);
        await store.updateTerm(tx, termId, { ...term, key: foldTerm(term.source) });
        await note(tx, scope, glossaryId, {
          before: { term: before.source, targets: before.targets },
          after: { term: term.source, targets: term.targets },
        });
        return presentTerm((await store.findTerm(tx, glossaryId, termId))!);
      }),

    removeTerms: (scope: Scope, glossaryId: Id, termIds: readonly Id[]): Promise<null> =>
      database.write(scope, async (tx) => {
        await hold(tx, glossaryId);
        const gone = await store.deleteTerms(tx, glossaryId, termIds);
        if (gone.length > 0)
          await note(tx, scope, glossaryId, {
            before: { terms: gone.slice(0, 100).map((one) => one.source) },
          });
        return null;
      }),
  };
};
export type GlossariesService = ReturnType<typeof glossariesService>;
