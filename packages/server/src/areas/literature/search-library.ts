import type { CitationStyle, Id, PaperFields, PassageHit } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { citePapers } from "./papers/cite.rules.ts";
import { examplePapers } from "./papers/example-papers.ts";
import { findPapers } from "./papers/papers.store.ts";
import { findPassages, papersOf, presentHit } from "./passages/find-passages.ts";

/** Passages, references and example records. */
export const searchLibrary = ({ database }: Pick<Kernel, "database">) => ({
  passages: (
    scope: Scope,
    query: { q: string; literatureId?: Id | undefined; collectionId?: Id | undefined; limit: number },
  ): Promise<{ records: PassageHit[] }> =>
    database.read(scope, async (q) => {
      const { words, ranked } = await findPassages(q, query.q, await papersOf(q, query), query.limit);
      return { records: ranked.map((one) => presentHit(one, words)) };
    }),

  cite: (
    scope: Scope,
    ids: readonly Id[],
    style: CitationStyle,
  ): Promise<{ text: string; fileName: string }> =>
    database.read(scope, async (q) => {
      const byId = new Map((await findPapers(q, ids)).map((row) => [row.id, row.fields]));
      const fields = [...new Set(ids)].map((id): PaperFields => {
        const found = byId.get(id);
        if (found === undefined) throw problem("projectFile.not.found");
        return found;
      });
      return citePapers(fields, style);
    }),

  examples: () => ({ records: [...examplePapers] }),

  /** @throws literature.content.not.found */
  example(id: string): { id: string; fields: PaperFields } {
    const found = examplePapers.find((one) => one.id === id);
    if (found === undefined) throw problem("literature.content.not.found");
    return found;
  },
});
export type SearchLibrary = ReturnType<typeof searchLibrary>;
