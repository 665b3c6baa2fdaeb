import { setTimeout as sleep } from "node:timers/promises";
import { filesApi } from "@benchleaf/contract";
import type pg from "pg";
import { listFiles } from "../packages/server/src/areas/files/list.store.ts";
import type { Database } from "../packages/server/src/kernel/database.ts";
import { type Load, type LoadResult, runLoad } from "./load.ts";
import { compareMixed } from "./mixed-load.ts";
import { type Measurement, median } from "./results.ts";
import type { Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";
import { type DemoLab, scratchFolder, startProcess, startProduct, withDemoLab } from "./workbench.ts";

const FILES = sized(100_000, 2_000);
const PAGE = 50;
const CONNECTIONS = sized(16, 4);
const ROUNDS = sized(5, 1);
const SECONDS = sized(3, 0.3);
const PEER = "bare Fastify + pg, same SQL";

/** Most files are in the folder that is listed; other teams have as many again. */
async function fill(owner: pg.Client, caller: Owner): Promise<void> {
  await owner.query(
    `insert into file (tenant_id, project_id, kind, name, owner_id, size)
     select $1, $2, 'sequence', 'plasmid ' || n, $3, 2000 + n from generate_series(1, $4::int) n`,
    [caller.tenantId, caller.projectId, caller.userId, FILES],
  );
  await owner.query("vacuum analyze");
}

/** The very text that the server's store sends, with the tenant that the wall would add. */
async function listQuery(caller: Owner): Promise<{ text: string; values: readonly unknown[] }> {
  let sent = { text: "", values: [] as readonly unknown[] };
  const recorder = {
    one: async (_scope: unknown, text: string, values: readonly unknown[] = []) => {
      sent = { text, values };
      return [];
    },
  } as unknown as Database;
  const input = {
    projectId: caller.projectId,
    folderId: null,
    search: undefined,
    kind: undefined,
    ownerId: undefined,
    tagId: undefined,
    from: undefined,
    to: undefined,
    sort: "name" as const,
    isDescending: false,
    after: undefined,
    limit: PAGE,
  };
  await listFiles(recorder, caller, input);
  const tenant = `f.tenant_id = $${sent.values.length + 1}`;
  return {
    text: sent.text.replaceAll("where f.project_id", `where ${tenant} and f.project_id`),
    values: [...sent.values, caller.tenantId],
  };
}

const millisecondsEach = ({ answered, seconds }: LoadResult): number => (seconds * 1000) / answered;

/** Both in turn, round by round, after one round that does not count. */
async function compare(ours: Load, peer: Load): Promise<{ ours: LoadResult[]; peer: LoadResult[] }> {
  await runLoad({ ...ours, seconds: 2 });
  await runLoad({ ...peer, seconds: 2 });
  const results = { ours: [] as LoadResult[], peer: [] as LoadResult[] };
  for (let round = 0; round < ROUNDS; round++) {
    results.ours.push(await runLoad(ours));
    results.peer.push(await runLoad(peer));
  }
  return results;
}

function judge(
  work: string,
  size: string,
  ours: number,
  peer: number,
  goal: string,
  least: number,
): Measurement {
  const ratio = peer / ours;
  return { work, size, median_ms: ours, peer: PEER, peer_median_ms: peer, ratio, goal, met: ratio >= least };
}

async function compareCalls(lab: DemoLab): Promise<Measurement[]> {
  const { databaseUrl, database, product, owner } = lab;
  await fill(database, owner);
  const create = `insert into file (tenant_id, project_id, kind, name, owner_id)
    values (${owner.tenantId}, $1, 'folder', $2, ${owner.userId}) returning *`;
  const bare = await startProcess("bare-server.ts", {
    databaseUrl,
    tenantId: owner.tenantId,
    userId: owner.userId,
    list: await listQuery(owner),
    create: { text: create, projectId: owner.projectId },
  });
  try {
    const shared = { connections: CONNECTIONS, seconds: SECONDS };
    const json = { "content-type": "application/json" };
    const peerAddress = `http://127.0.0.1:${bare.port}`;
    const ourList = `${product.address}/app${filesApi.list.path}?projectId=${owner.projectId}&limit=${PAGE}`;
    const list = await compare(
      { ...shared, url: ourList, method: "GET", headers: owner.headers },
      { ...shared, url: `${peerAddress}/list`, method: "GET", headers: {} },
    );
    const folderBody = { projectId: owner.projectId, folderId: null, name: "folder {n}" };
    const made = await compare(
      {
        ...shared,
        url: `${product.address}/app${filesApi.createFolder.path}`,
        method: "POST",
        headers: { ...owner.headers, ...json },
        body: JSON.stringify(folderBody),
      },
      {
        ...shared,
        url: `${peerAddress}/create`,
        method: "POST",
        headers: json,
        body: JSON.stringify({ name: "peer {n}" }),
      },
    );
    const each = (results: LoadResult[]) => median(results.map(millisecondsEach));
    const p99 = (results: LoadResult[]) => median(results.map(({ p99Ms }) => p99Ms));
    const listSize = `${PAGE} of ${FILES} files, ${CONNECTIONS} connections`;
    const mixed = await compareMixed(lab, peerAddress, PEER);
    return [
      ...mixed,
      judge(
        "list files, time per answer",
        listSize,
        each(list.ours),
        each(list.peer),
        "at least 0.5 of the peer's throughput",
        0.5,
      ),
      judge(
        "list files, 99th percentile",
        listSize,
        p99(list.ours),
        p99(list.peer),
        "under 3 times the peer's",
        1 / 3,
      ),
      judge(
        "create a folder, time per answer",
        `${CONNECTIONS} connections`,
        each(made.ours),
        each(made.peer),
        "at least 0.35 of the peer's throughput",
        0.35,
      ),
    ];
  } finally {
    await bare.stop();
  }
}

async function startAndRest(): Promise<Measurement[]> {
  const folder = scratchFolder();
  const settings = { DATA_DIR: `${folder.path}/data` };
  await (await startProduct(settings)).stop();
  const times: number[] = [];
  let megabytes = 0;
  for (let round = 0; round < 3; round++) {
    const product = await startProduct(settings);
    times.push(product.readyMs);
    if (round === 2) {
      await sleep(10_000);
      megabytes = product.memoryMb();
    }
    await product.stop();
  }
  folder.remove();
  const alone = { peer: null, peer_median_ms: null, ratio: null };
  const ms = median(times);
  return [
    {
      work: "npm start to ready, warm",
      size: "3 starts",
      median_ms: ms,
      ...alone,
      goal: "under 2 s",
      met: ms < 2000,
    },
    {
      work: "idle server's memory beside PostgreSQL",
      size: `${megabytes.toFixed(0)} MB`,
      median_ms: null,
      ...alone,
      goal: "under 250 MB",
      met: megabytes > 0 && megabytes < 250,
    },
  ];
}

/** The calls that every page makes, behind session, tenant wall and response check. */
export async function measure(): Promise<Measurement[]> {
  return [...(await withDemoLab(compareCalls)), ...(await startAndRest())];
}
