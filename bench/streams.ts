import { createHash, randomBytes } from "node:crypto";
import { get } from "node:http";
import { notificationsApi, sequencesApi } from "@benchleaf/contract";
import type pg from "pg";
import { SESSION_COOKIE } from "../packages/server/src/kernel/session-cookie.ts";
import { type Measurement, median } from "./results.ts";
import type { Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";
import { type DemoLab, withDemoLab } from "./workbench.ts";

const READERS = sized(2_000, 20);
const ROUNDS = sized(5, 1);
const MAX_MB = 300;
const MAX_MS = 1_000;
/** So many connect at once: a crowd that opens its browsers in the same second. */
const AT_ONCE = 50;

/** Members of the owner's team, each with a session; returns their cookies. */
async function fillTeam(
  database: pg.Client,
  { tenantId }: Owner,
): Promise<{ ids: string[]; cookies: string[] }> {
  const { rows } = await database.query<{ id: string }>(
    `insert into account (email, name, password_hash)
     select 'reader' || n || '@lab.example', 'Reader ' || n, 'none' from generate_series(1, $1::int) n returning id`,
    [READERS],
  );
  const ids = rows.map((row) => row.id);
  const tokens = ids.map((id) => `${tenantId}.${id}.${randomBytes(32).toString("base64url")}`);
  await database.query("insert into membership (tenant_id, account_id) select $1, unnest($2::bigint[])", [
    tenantId,
    ids,
  ]);
  await database.query(
    `insert into session (token_hash, account_id, tenant_id, csrf_token, expire_time)
     select hash, id, $1, 'csrf', now() + interval '1 day' from unnest($2::bytea[], $3::bigint[]) as made (hash, id)`,
    [tenantId, tokens.map((token) => createHash("sha256").update(token).digest()), ids],
  );
  return { ids, cookies: tokens.map((token) => `${SESSION_COOKIE}=${token}`) };
}

/** Streams that count what they receive. */
async function openStreams(address: string, cookies: readonly string[]) {
  let heard = 0;
  let wake: (() => void) | undefined;
  const open = (cookie: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const url = `${address}/app${notificationsApi.stream.path}`;
      const request = get(url, { headers: { cookie, lang: "en-US" }, agent: false }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`a stream answered ${answer.statusCode}`));
        answer.setEncoding("utf8");
        answer.on("data", (text: string) => {
          if (text.includes("event: unread")) resolve();
          if (!text.includes(`event: notification`)) return;
          heard += 1;
          if (heard === READERS) wake?.();
        });
        answer.on("error", () => undefined);
      });
      request.on("error", reject);
    });
  for (let from = 0; from < cookies.length; from += AT_ONCE) {
    await Promise.all(cookies.slice(from, from + AT_ONCE).map(open));
  }
  return {
    /** Milliseconds after `work` until every stream has received its effect. */
    async reach(work: () => Promise<void>): Promise<number> {
      heard = 0;
      const all = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await work();
      const done = performance.now();
      await all;
      return performance.now() - done;
    },
  };
}

const content = (name: string) => ({
  name,
  description: "",
  sequence: "ACGTACGT",
  circular: false,
  isProtein: false,
  isRna: false,
  features: [],
  primers: [],
  meta: {},
});

async function post<T>(
  address: string,
  owner: Owner,
  method: string,
  path: string,
  body: unknown,
): Promise<T> {
  const answer = await fetch(`${address}/app${path}`, {
    method,
    headers: { ...owner.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { code: string; data: T };
  if (code !== "success") throw new Error(`${method} ${path} answered ${code}`);
  return data;
}

/** One sequence that the whole team has open; each save is sent to everyone. */
async function measureStreams({ product, database, owner }: DemoLab): Promise<Measurement[]> {
  const { address } = product;
  const { ids, cookies } = await fillTeam(database, owner);
  const project = await post<{ id: string }>(address, owner, "POST", "/platform/resource/projects", {
    name: "open to all",
    accessLevel: "PUBLIC",
  });
  const streams = await openStreams(address, cookies);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = { projectId: project.id, content: content(`round ${round}`) };
    const { file } = await post<{ file: { id: string } }>(
      address,
      owner,
      "POST",
      sequencesApi.create.path,
      wanted,
    );
    await database.query(
      `insert into live_member (tenant_id, id, room, account_id, state)
       select $1, gen_random_uuid(), $2, unnest($3::bigint[]), '{}'`,
      [owner.tenantId, `file:${file.id}`, ids],
    );
    const save = { baseVersion: 1, content: content(`round ${round}`) };
    times.push(
      await streams.reach(async () => {
        await post(address, owner, "PUT", sequencesApi.save.path.replace(":sequenceId", file.id), save);
      }),
    );
  }
  const alone = { peer: null, peer_median_ms: null, ratio: null };
  const megabytes = product.memoryMb();
  return [
    {
      work: "a save is told to every open stream",
      size: `${READERS} streams on one node, ${ROUNDS} saves`,
      median_ms: median(times),
      ...alone,
      goal: `the slowest within ${MAX_MS} ms`,
      met: Math.max(...times) < MAX_MS,
    },
    {
      work: "the server's memory with the streams open",
      size: `${megabytes.toFixed(0)} MB`,
      median_ms: null,
      ...alone,
      goal: `under ${MAX_MB} MB`,
      met: megabytes > 0 && megabytes < MAX_MB,
    },
  ];
}

/** A whole institute listening at one node. */
export const measure = (): Promise<Measurement[]> => withDemoLab(measureStreams);
