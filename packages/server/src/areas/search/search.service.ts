import { type FileKind, fileKindSchema, type Id, type SearchHit } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { closedKinds } from "../files/kinds.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { questionOf } from "./question.rules.ts";
import { presentHit } from "./search.present.ts";
import { searchFiles } from "./search.store.ts";

const keys = z.tuple([z.union([z.literal(1), z.literal(2), z.literal(3)]), z.iso.datetime(), idKey]);

interface SearchQuery {
  readonly q: string;
  readonly kind?: FileKind | undefined;
  readonly projectId?: Id | undefined;
  readonly ownerId?: Id | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Users who may not open files of a kind do not see their content. */
const kindsFor = (session: Session, kind: FileKind | undefined): FileKind[] | null => {
  const closed = closedKinds(session);
  const kinds = fileKindSchema.options.filter(
    (one) => (kind === undefined || one === kind) && !closed.includes(one),
  );
  return kinds.length === fileKindSchema.options.length ? null : kinds;
};

export const searchService = ({ database }: Pick<Kernel, "database">) => ({
  async search(session: Session, query: SearchQuery): Promise<Page<SearchHit>> {
    const question = questionOf(query.q);
    const after = decodeCursor(keys, query.cursor);
    if (question === null) return { records: [], nextCursor: null };
    const rows = await searchFiles(database, session, {
      question,
      kinds: kindsFor(session, query.kind),
      projectId: query.projectId,
      ownerId: query.ownerId,
      from: query.from,
      to: query.to,
      after: after && { tier: after[0], time: after[1], id: after[2] },
      limit: query.limit,
    });
    return pageFrom(
      rows,
      query.limit,
      (row) => presentHit(row, session.userId, question),
      (row) => [row.tier, row.found_time.toISOString(), row.id],
    );
  },
});
export type SearchService = ReturnType<typeof searchService>;
