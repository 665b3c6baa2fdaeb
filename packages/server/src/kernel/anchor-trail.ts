import type pg from "pg";
import type { Logger } from "pino";
import {
  type AnchorFile,
  type AnchorRecord,
  type Anchors,
  type AuditHead,
  laneKey,
} from "./audit-anchors.ts";

/** A lane that does not match its anchor. */
export interface AnchorBreak {
  readonly head: AuditHead;
  readonly kind: "cut" | "rewritten";
}

/** Stores the heads of the audit trail's chains in a file that the database cannot rewrite. */
export interface AnchorTrail {
  /** The anchors, and whether the file is intact. */
  read(): Promise<Anchors>;
  /** Appends the heads of all lanes with new entries. Returns the lanes that do not match their anchors. */
  anchor(now: Date): Promise<readonly AnchorBreak[]>;
}

/**
 * Lanes that do not continue from their anchors.
 *
 * @param hashes the current hashes at the anchored positions, by lane
 */
export const brokenAnchors = (
  anchored: Iterable<AuditHead>,
  hashes: ReadonlyMap<string, string>,
): AnchorBreak[] => {
  const found: AnchorBreak[] = [];
  for (const head of anchored) {
    const hash = hashes.get(laneKey(head.tenantId, head.lane));
    if (hash === undefined) found.push({ head, kind: "cut" });
    else if (hash !== head.hash) found.push({ head, kind: "rewritten" });
  }
  return found;
};

/** An hourly lock, so that two nodes never both write a line. Any fixed number, the same in every version. */
const LOCK = 7_238_219;

/** The anchors of one installation, with the pool that can read all teams' chains. */
export const anchorTrail = (ownerPool: pg.Pool, file: AnchorFile, log: Logger): AnchorTrail => {
  const readRecord = async (client: pg.Pool | pg.ClientBase): Promise<AnchorRecord | undefined> => {
    const { rows } = await client.query<{ line: string; mac: string }>("select line, mac from audit_anchor");
    return rows[0] && { line: Number(rows[0].line), mac: rows[0].mac };
  };

  const hashesAt = async (heads: readonly AuditHead[]): Promise<Map<string, string>> => {
    const { rows } = await ownerPool.query<{ tenant_id: string; lane: number; hash: string }>(
      `select e.tenant_id, e.lane, e.hash from unnest($1::bigint[], $2::int[], $3::bigint[]) a (tenant_id, lane, place)
       cross join lateral (
         select e.tenant_id, e.lane, encode(e.hash, 'hex') as hash from audit_entry e
         where e.tenant_id = a.tenant_id and e.lane = a.lane and e.place = a.place offset 0
       ) e`,
      [heads.map((one) => one.tenantId), heads.map((one) => one.lane), heads.map((one) => one.place)],
    );
    return new Map(rows.map((row) => [laneKey(row.tenant_id, row.lane), row.hash]));
  };

  const write = async (client: pg.ClientBase, now: Date): Promise<readonly AnchorBreak[]> => {
    let before = await file.read(await readRecord(client));
    const { fault } = before;
    if (fault !== null) {
      log.error({ fault }, "the anchors of the audit trail are not as they were written; they begin anew");
      await file.setAside(now);
      before = { ...before, heads: new Map() };
    }
    const { rows } = await client.query<{ tenant_id: string; lane: number; place: string; hash: string }>(
      "select tenant_id, lane, place, encode(hash, 'hex') as hash from audit_head where place > 0",
    );
    const broken = brokenAnchors(before.heads.values(), await hashesAt([...before.heads.values()]));
    for (const { head, kind } of broken) {
      log.error(
        { tenant: head.tenantId, lane: head.lane, place: head.place, kind },
        "the audit trail is broken",
      );
    }
    // A broken lane keeps the anchor that proves it.
    const kept = new Set(broken.map(({ head }) => laneKey(head.tenantId, head.lane)));
    const moved = rows.filter(({ tenant_id, lane, hash }) => {
      const key = laneKey(tenant_id, lane);
      return !kept.has(key) && before.heads.get(key)?.hash !== hash;
    });
    const written = await file.append(before, now, {
      teams: new Set(rows.map((row) => row.tenant_id)).size,
      entries: rows.reduce((sum, row) => sum + Number(row.place), 0),
      heads: moved.map((row) => [row.tenant_id, row.lane, Number(row.place), row.hash] as const),
      ...(fault === null ? {} : { begun: fault.kind }),
    });
    await client.query(
      `insert into audit_anchor (line, mac, time) values ($1, $2, $3)
       on conflict (is_only) do update set line = excluded.line, mac = excluded.mac, time = excluded.time`,
      [written.line, written.mac, now],
    );
    return broken;
  };

  return {
    read: async () => file.read(await readRecord(ownerPool)),
    async anchor(now) {
      const client = await ownerPool.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [LOCK]);
        return await write(client, now);
      } finally {
        await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => undefined);
        client.release();
      }
    },
  };
};
