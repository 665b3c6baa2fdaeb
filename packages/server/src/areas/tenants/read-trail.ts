import type { Readable } from "node:stream";
import type { Id, TrailEntry, TrailName, TrailSignIn } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import { withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Cell } from "../../kernel/tables/cells.ts";
import { writeTable } from "../../kernel/tables/write-table.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { resolveTrailNames, type TrailNameResolvers } from "./name-trail.ts";
import * as store from "./trail.store.ts";

const presentEntry = (row: store.TrailRow, names: TrailName[]): TrailEntry => ({
  id: row.id,
  lane: row.lane,
  place: Number(row.place),
  time: row.time.toISOString(),
  userId: row.user_id,
  userName: row.user_name ?? "",
  action: row.action,
  objectType: row.object_type,
  objectId: row.object_id,
  before: row.before,
  after: row.after,
  reason: row.reason,
  names,
});

const HEADER = [
  "id",
  "lane",
  "place",
  "time",
  "userId",
  "user",
  "action",
  "objectType",
  "objectId",
  "before",
  "after",
  "reason",
];
const columns = HEADER.map((label) => ({ label }));
const BATCH = 1_000;
const cursorKeys = z.tuple([idKey]);

const jsonText = (value: unknown): string =>
  value === null || value === undefined ? "" : JSON.stringify(value);

const cellsOf = (row: store.TrailRow): Cell[] => {
  const entry = presentEntry(row, []);
  return [
    entry.id,
    String(entry.lane),
    String(entry.place),
    entry.time,
    entry.userId,
    entry.userName,
    entry.action,
    entry.objectType,
    entry.objectId,
    jsonText(entry.before),
    jsonText(entry.after),
    entry.reason ?? "",
  ];
};

export const readTrail = ({ database, audit }: Kernel, namersOf: () => TrailNameResolvers) => {
  /** Page by page, so that a long trail is never in memory whole nor one long question. */
  async function* pagesOf(session: Session, input: store.TrailInput): AsyncGenerator<Cell[][]> {
    let before: string | undefined;
    for (;;) {
      const rows = await database.read(session, async (q) =>
        withCommit(store.listTrail(q, input, before, BATCH)),
      );
      yield rows.map(cellsOf);
      before = rows.at(-1)?.id;
      if (rows.length < BATCH) return;
    }
  }

  return {
    async list(
      session: Session,
      query: store.TrailInput & { cursor?: string | undefined; limit: number },
    ): Promise<Page<TrailEntry>> {
      const before = decodeCursor(cursorKeys, query.cursor)?.[0];
      const { rows, namesOf } = await database.read(session, async (q) => {
        const found = await store.listTrail(q, query, before, query.limit + 1);
        return withCommit(
          resolveTrailNames(q, found, namersOf()).then((namesOf) => ({ rows: found, namesOf })),
        );
      });
      return pageFrom(
        rows,
        query.limit,
        (row) => presentEntry(row, namesOf(row)),
        (row) => [row.id],
      );
    },

    /** @throws trail.entry.not.found */
    async signInBefore(session: Session, entryId: Id): Promise<TrailSignIn | null> {
      const row = await database.read(session, async (q) => withCommit(store.findSignInBefore(q, entryId)));
      if (row === undefined) throw problem("trail.entry.not.found");
      if (row.time === null) return null;
      const { means = "", ip = "", isNewDevice = false } = row.after ?? {};
      return { time: row.time.toISOString(), means, ip, isNewDevice };
    },

    /** The export is itself an entry of the audit trail, written before the first line leaves. */
    async exportAll(session: Session, input: store.TrailInput): Promise<Readable> {
      await database.write(session, (tx) =>
        audit.record(tx, session, {
          action: "auditTrail.export",
          objectType: "tenant",
          objectId: session.tenantId,
          after: input,
        }),
      );
      return writeTable("csv", columns, pagesOf(session, input)).body;
    },
  };
};
export type ReadTrail = ReturnType<typeof readTrail>;
