import type { AnalysisQuery } from "@benchleaf/contract";
import type pg from "pg";
import { pino } from "pino";
import { countRecords } from "../packages/server/src/areas/analysis/dashboards/count-records.ts";
import { prepareCounting } from "../packages/server/src/areas/analysis/dashboards/query.store.ts";
import { filesSet } from "../packages/server/src/areas/files/files.sets.sql.ts";
import type { Session } from "../packages/server/src/kernel/context.ts";
import { openDatabase } from "../packages/server/src/kernel/database.ts";
import { fillQuickly } from "./fill-quickly.ts";
import { type Measurement, median } from "./results.ts";
import type { Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";
import { withDemoLab } from "./workbench.ts";

const FILES = sized(1_000_000, 2_000);
const PROJECTS = sized(200, 5);
/** More than five: from the sixth on, PostgreSQL may use a plan for any values. */
const ROUNDS = sized(8, 6);
const MAX_MS = 300;

/** A million files of many projects and kinds over three years, with a closed folder among them. */
async function fill(database: pg.Client, { tenantId, userId }: Owner): Promise<void> {
  await database.query(
    `insert into project (tenant_id, name, is_personal, owner_id, access_level)
     select $1, 'Bench project ' || n, false, $2, 'PRIVATE' from generate_series(1, ${PROJECTS}) as n`,
    [tenantId, userId],
  );
  await fillQuickly(database, "file", async () => {
    await database.query(
      `insert into file (tenant_id, project_id, kind, name, size, owner_id, create_time, update_time)
     select $1, p.ids[1 + s.n % ${PROJECTS}], (array['txt', 'pdf', 'image', 'xls', 'doc', 'sequence'])[1 + s.n * 7 % 6],
       'file ' || s.n, s.n % 10000, $2, now() - s.n * interval '90 seconds', now() - s.n * interval '90 seconds'
     from generate_series(1, ${FILES}) as s (n),
       (select array_agg(id) as ids from project where tenant_id = $1 and name like 'Bench project %') as p`,
      [tenantId, userId],
    );
  });
  await database.query(
    `insert into file_access (tenant_id, file_id, is_closed, is_restricted, scope_ids)
     select tenant_id, id, true, true, array[id] from file where tenant_id = $1 and name like 'file %7777'`,
    [tenantId],
  );
  await database.query("vacuum analyze file");
}

const by = (field: string) => ({ field });
const per = (unit: "day" | "week" | "month" | "hourOfWeek") => ({ time: "updateTime", unit });
const asked: readonly (readonly [work: string, part: Partial<AnalysisQuery>])[] = [
  ["the number of files", { groups: [] }],
  ["by kind", { groups: [by("kind")] }],
  ["by project, sum of sizes", { groups: [by("project")], measure: "size.sum" }],
  ["by month", { groups: [per("month")] }],
  ["by week and kind", { groups: [per("week"), by("kind")] }],
  ["by project and kind", { groups: [by("project"), by("kind")] }],
  ["by day, the last 90 days", { groups: [per("day")], period: { kind: "last90Days" } }],
  [
    "by hour of the week, the last 12 months",
    { groups: [per("hourOfWeek")], period: { kind: "last12Months" } },
  ],
];

/** Queries of tiles over a million files, as a reader of all of them; the slowest of the calls after the fifth counts. */
export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async ({ databaseUrl, database, product, owner }) => {
    await product.stop();
    await fill(database, owner);
    const pool = openDatabase({ target: { connectionString: databaseUrl }, log: pino({ level: "silent" }) });
    const session = {
      ...{ tenantId: owner.tenantId, userId: owner.userId, authorities: new Set<string>() },
    } as unknown as Session;
    const measurements: Measurement[] = [];
    for (const [work, part] of asked) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now();
        await pool.read(session, (q) => {
          prepareCounting(q);
          return countRecords(q, session, filesSet, {
            query: {
              ...{ set: "files", measure: "count", groups: [], filters: [] },
              ...{ time: "updateTime", period: null, most: 12 },
              ...part,
            },
            zone: { timezone: "America/New_York", weekStart: 1 },
            ...{ period: { kind: "all" }, projectId: null, hasPrevious: false, locale: "en-US" },
          });
        });
        times.push(performance.now() - started);
      }
      const ms = median(times.slice(5));
      measurements.push({
        ...{ work, size: `${FILES} files`, median_ms: ms, peer: null, peer_median_ms: null, ratio: null },
        ...{ goal: `under ${MAX_MS} ms, sixth call too`, met: ms < MAX_MS },
      });
    }
    await pool.close();
    return measurements;
  });
