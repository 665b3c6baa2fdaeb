import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { uploadsApi } from "@benchleaf/contract";
import type pg from "pg";
import { pino } from "pino";
import {
  type ListInput,
  listFiles,
  type SortKey,
  sortValue,
} from "../packages/server/src/areas/files/list.store.ts";
import { openDatabase } from "../packages/server/src/kernel/database.ts";
import { type Measurement, median } from "./results.ts";
import { put, sendUpload } from "./send-upload.ts";
import type { Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";
import { withDemoLab } from "./workbench.ts";

const AT_ONCE = sized(1_000, 1_000);
const FILES = sized(1_000_000, 5_000);
const PAGE = 200;
const ROUNDS = sized(9, 2);
const MAX_MS = 20;
/** More than one gigabyte shows nothing new; five were sent once, with the same memory. */
const UPLOAD_BYTES = sized(512 * 1024 ** 2, 4 * 1024 ** 2);
const MIN_RATIO = 0.7;
const MAX_GROWTH_MB = 64;

/** One folder with a million files, and each page of it at its start, its middle and its end, in every order. */
async function measureLists(
  url: string,
  client: pg.Client,
  { tenantId, userId, projectId }: Owner,
): Promise<Measurement[]> {
  await client.query(
    `insert into file (tenant_id, project_id, kind, name, size, owner_id, update_time)
     select $1, $2, (array['txt', 'image', 'pdf', 'other'])[1 + n % 4], 'file ' || md5(n::text), (n::bigint * 7919) % 1000003, $3,
       now() - n * interval '1 second' from generate_series(1, ${FILES}) n`,
    [tenantId, projectId, userId],
  );
  await client.query("vacuum analyze file");
  const database = openDatabase({ target: { connectionString: url }, log: pino({ level: "silent" }) });
  const scope = { tenantId, userId };
  const results: Measurement[] = [];
  for (const sort of ["name", "size", "updateTime"] as const) {
    for (const place of [0, 0.5, 0.99]) {
      for (const kind of place === 0.5 ? ([undefined, "pdf"] as const) : ([undefined] as const)) {
        const column = { name: "name collate natural_name", size: "size_key", updateTime: "update_time" }[
          sort
        ];
        const { rows } = await client.query(
          `select * from file where project_id = $1 and state = 'active' and list_rank = 1
           order by ${column}, id offset $2 limit 1`,
          [projectId, Math.floor(FILES * place)],
        );
        const row = rows[0];
        const after =
          place === 0 ? undefined : { rank: 1, value: sortValue[sort as SortKey](row), id: String(row.id) };
        const input: ListInput = {
          projectId,
          folderId: null,
          search: undefined,
          kind,
          ownerId: undefined,
          tagId: undefined,
          from: undefined,
          to: undefined,
          sort,
          isDescending: false,
          after,
          limit: PAGE,
        };
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const started = performance.now();
          const page = await listFiles(database, scope, input);
          times.push(performance.now() - started);
          if (page.length !== PAGE + 1) throw new Error(`a page of ${page.length} rows`);
        }
        const ms = median(times);
        results.push({
          work: `list by ${sort}${kind ? `, only ${kind}` : ""}, at ${place * 100} %`,
          size: `${PAGE} of ${FILES}`,
          median_ms: ms,
          peer: null,
          peer_median_ms: null,
          ratio: null,
          goal: `under ${MAX_MS} ms`,
          met: ms < MAX_MS,
        });
      }
    }
  }
  await database.close();
  return results;
}

/** The peer: writes what arrives to the disk, flushes it, and does nothing else. */
async function measureBare(folder: string): Promise<number> {
  const server = createServer((incoming, answer) => {
    void pipeline(incoming, createWriteStream(join(folder, "bare"), { flush: true })).then(() =>
      answer.end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const started = performance.now();
  await put(`http://127.0.0.1:${port}/`, {}, UPLOAD_BYTES);
  const ms = performance.now() - started;
  server.close();
  return ms;
}

async function measureUpload(address: string, owner: Owner): Promise<number> {
  const started = performance.now();
  await sendUpload(address, owner, { name: "run.bin", size: UPLOAD_BYTES });
  return performance.now() - started;
}

/** One request of a user who retries when asked to; returns the number of retries. */
async function patiently(
  ask: () => Promise<Response>,
): Promise<{ readonly answer: Response; readonly refused: number }> {
  for (let refused = 0; ; refused++) {
    const answer = await ask();
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || !(seconds > 0)) return { answer, refused };
    await answer.text();
    await sleep(seconds * 1_000);
  }
}

/** A folder of a thousand pictures dropped by a program that waits for nothing: all are registered at the same moment. */
async function registerAtOnce(address: string, owner: Owner): Promise<Measurement> {
  const uuids: string[] = [];
  for (let n = 0; n < AT_ONCE; n++)
    uuids.push(await sendUpload(address, owner, { name: `picture ${n}.bin`, size: 2_000 }));
  const headers = { ...owner.headers, "content-type": "application/json" };
  const started = performance.now();
  const answers = await Promise.all(
    uuids.map((uuid, n) =>
      patiently(() =>
        fetch(`${address}/app${uploadsApi.register.path}`, {
          method: "POST",
          headers,
          body: JSON.stringify({
            projectId: owner.projectId,
            folderId: null,
            uuid,
            name: `picture ${n}.bin`,
          }),
        }),
      ),
    ),
  );
  const ms = performance.now() - started;
  const lost = answers.filter(({ answer }) => answer.status !== 200).length;
  const refused = answers.filter((one) => one.refused > 0).length;
  return {
    work: `registers at once: ${refused} asked to come again, ${lost} lost`,
    size: `${AT_ONCE} of 2 kB`,
    median_ms: ms,
    peer: null,
    peer_median_ms: null,
    ratio: null,
    goal: "none lost",
    met: lost === 0,
  };
}

export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async ({ folder, databaseUrl, database, product, owner }) => {
    const registered = await registerAtOnce(product.address, owner);
    await measureUpload(product.address, owner);
    await measureBare(folder);
    const before = product.memoryMb();
    const [ours, bare]: [number[], number[]] = [[], []];
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, product.memoryMb());
    }, 50);
    for (let round = 0; round < 3; round++) {
      ours.push(await measureUpload(product.address, owner));
      bare.push(await measureBare(folder));
    }
    clearInterval(watch);
    const ratio = median(bare) / median(ours);
    return [
      registered,
      ...(await measureLists(databaseUrl, database, owner)),
      {
        work: "upload in parts",
        size: `${UPLOAD_BYTES / 1024 ** 2} MB`,
        median_ms: median(ours),
        peer: "bare stream to disk",
        peer_median_ms: median(bare),
        ratio,
        goal: `ratio at least ${MIN_RATIO}`,
        met: ratio >= MIN_RATIO,
      },
      {
        work: "memory that an upload takes (MB)",
        size: `${UPLOAD_BYTES / 1024 ** 2} MB`,
        median_ms: most - before,
        peer: null,
        peer_median_ms: null,
        ratio: null,
        goal: `under ${MAX_GROWTH_MB} MB more`,
        met: most - before < MAX_GROWTH_MB,
      },
    ];
  });
