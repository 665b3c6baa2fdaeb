import type { Id, OpenPaper } from "@benchleaf/contract";
import { z } from "zod";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { lockManagedForUpdate, mayPublish } from "../../files/links.service.ts";
import { containing, decodeCursor, type Page, pageFrom } from "../../paging.ts";
import { openPaper } from "../papers/papers.service.ts";
import * as store from "./publications.store.ts";

const present = (row: store.OpenPaperRow): OpenPaper => ({
  searchPath: row.search_path,
  fields: row.fields,
  publishTime: row.publish_time.toISOString(),
});

/** Records of papers that are public, without their files. */
export const publishPapers = ({ database, audit }: Pick<Kernel, "database" | "audit">) => ({
  publish: (scope: Scope, id: Id, searchPath: string): Promise<{ searchPath: string }> =>
    database
      .write(scope, async (tx) => {
        await openPaper(tx, id);
        await lockManagedForUpdate(tx, id);
        if (!(await mayPublish(tx))) throw problem("publication.not.allowed");
        await store.publish(tx, id, searchPath);
        await audit.record(tx, scope, {
          action: "paper.publish",
          objectType: "paper",
          objectId: id,
          after: { searchPath },
        });
        return { searchPath };
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? problem("publication.path.taken") : error;
      }),

  withdraw: (scope: Scope, id: Id): Promise<null> =>
    database.write(scope, async (tx) => {
      await openPaper(tx, id);
      await lockManagedForUpdate(tx, id);
      if (await store.withdraw(tx, id))
        await audit.record(tx, scope, { action: "paper.withdraw", objectType: "paper", objectId: id });
      return null;
    }),

  async listOpen(query: {
    cursor?: string | undefined;
    limit: number;
    search?: string | undefined;
  }): Promise<Page<OpenPaper>> {
    const before = decodeCursor(z.tuple([z.iso.datetime(), z.string().max(100)]), query.cursor);
    const pattern = query.search ? containing(query.search.toLowerCase()) : null;
    const rows = await database.open((q) =>
      store.listOpen(q, { path: null, pattern, before }, query.limit + 1),
    );
    return pageFrom(rows, query.limit, present, (row) => [row.publish_time.toISOString(), row.search_path]);
  },

  /** @throws literature.content.not.found */
  async open(searchPath: string): Promise<OpenPaper> {
    const [row] = await database.open((q) =>
      store.listOpen(q, { path: searchPath, pattern: null, before: undefined }, 1),
    );
    if (row === undefined) throw problem("literature.content.not.found");
    return present(row);
  },
});
export type PublishPapers = ReturnType<typeof publishPapers>;
