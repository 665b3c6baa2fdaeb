import { timingSafeEqual } from "node:crypto";
import type { TrailCheck, TrailFinding } from "@benchleaf/contract";
import { brokenAnchors } from "../../kernel/anchor-trail.ts";
import { laneKey } from "../../kernel/audit-anchors.ts";
import type { Session } from "../../kernel/context.ts";
import { withCommit } from "../../kernel/database.ts";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./checks.store.ts";

const JOB = "check-audit-trail";
/** So many entries are computed again in one question. */
const PART = 5_000;

const presentCheck = (row: store.CheckRow): TrailCheck => ({
  id: row.id,
  state: row.state,
  isFull: row.is_whole,
  isIntact: row.state === "succeeded" ? (row.verdict?.findings ?? []).length === 0 : null,
  entries: Number(row.total),
  checked: Number(row.checked),
  findings: [...(row.verdict?.findings ?? [])],
  anchored: row.verdict?.anchored ?? 0,
  anchorTime: row.verdict?.anchorTime ?? null,
  startTime: row.create_time.toISOString(),
  finishTime: row.finish_time?.toISOString() ?? null,
  userName: row.user_name,
});

/**
 * Checks the audit trail by a job: every chain computed again, and held against what was anchored outside of the
 * database.
 */
export const checkTrail = ({ database, jobs, seals, anchors }: Kernel) => {
  const sealOf = ({ tenantId }: Scope, places: readonly store.CheckedPlace[]): string =>
    seals
      .mac("audit check", JSON.stringify([tenantId, places.map((one) => [one.lane, one.place, one.hash])]))
      .toString("hex");

  /** Where a check continues: only places that this server has sealed itself are believed. */
  const placesOf = (scope: Scope, row: store.CheckRow | undefined): readonly store.CheckedPlace[] => {
    if (row?.places == null || row.seal === null) return [];
    const [said, wanted] = [Buffer.from(row.seal), Buffer.from(sealOf(scope, row.places))];
    return said.length === wanted.length && timingSafeEqual(said, wanted) ? row.places : [];
  };

  /** Differences between the external anchors and the team's lanes. */
  const holdAgainstAnchors = async (scope: Scope, isEmpty: boolean): Promise<store.TrailVerdict> => {
    const said = await anchors.read();
    const own = [...said.heads.values()].filter(({ tenantId }) => tenantId === scope.tenantId);
    const hashes = await database.read(scope, (q) => store.findHashes(q, own));
    const byKey = new Map([...hashes].map(([lane, hash]) => [laneKey(scope.tenantId, lane), hash]));
    const broken = brokenAnchors(own, byKey).map(
      ({ head, kind }): TrailFinding => ({ kind, lane: head.lane, place: head.place }),
    );
    const isWiped = isEmpty && own.length > 0;
    return {
      findings: [
        ...(isWiped ? [{ kind: "wiped" as const, lane: null, place: null }] : broken),
        ...(said.fault
          ? [{ kind: `anchors-${said.fault.kind}` as const, lane: null, place: said.fault.line }]
          : []),
        ...(said.begun
          ? [{ kind: "anchors-begun" as const, lane: null, place: null, time: said.begun.time }]
          : []),
      ],
      anchored: own.reduce((sum, { place }) => sum + place, 0),
      anchorTime: said.time,
    };
  };

  /** The findings of the lanes themselves; undefined if it was stopped. */
  const checkLanes = async (
    scope: Scope,
    row: store.CheckRow,
    context: JobContext,
  ): Promise<{ findings: TrailFinding[]; isEmpty: boolean } | undefined> => {
    const [heads, lanes, before] = await database.read(scope, (q) =>
      Promise.all([store.listHeads(q), store.countLanes(q), store.findWhole(q, row.id)]),
    );
    const begun = placesOf(scope, row);
    const places = new Map(
      (begun.length > 0 || row.is_whole ? begun : placesOf(scope, before)).map((one) => [one.lane, one]),
    );
    const findings: TrailFinding[] = [];
    const total = heads.reduce((sum, { place }) => sum + place, 0);
    const checked = (): number => [...places.values()].reduce((sum, { place }) => sum + place, 0);
    const save = (): Promise<unknown> => {
      const now = [...places.values()];
      return database.write(scope, (tx) =>
        store.savePlaces(tx, row.id, { checked: checked(), total, places: now, seal: sealOf(scope, now) }),
      );
    };
    if (heads.length > 0) {
      const known = new Set(heads.map(({ lane }) => lane));
      for (let lane = 0; lane < lanes; lane += 1) {
        if (!known.has(lane)) findings.push({ kind: "altered", lane, place: 0 });
      }
    }
    for (const head of heads) {
      const seed = await database.read(scope, (q) => store.findSeed(q, head.lane));
      let at = places.get(head.lane) ?? { lane: head.lane, place: 0, hash: seed };
      for (;;) {
        if (context.signal.aborted) return undefined;
        const part = await database.read(scope, (q) => store.checkPart(q, at, head.place, PART));
        if (part.broken !== null) {
          findings.push({ kind: "altered", lane: head.lane, place: part.broken });
          break;
        }
        at = part.last;
        if (part.count === 0) {
          const isEnd = at.place === head.place && at.hash === head.hash;
          if (!isEnd) findings.push({ kind: "altered", lane: head.lane, place: head.place });
          break;
        }
        places.set(head.lane, at);
        await save();
        await context.progress(total === 0 ? 1 : checked() / total);
      }
    }
    await save();
    return { findings, isEmpty: heads.length === 0 };
  };

  jobs.register(
    JOB,
    async (_none, context) => {
      const { scope } = context;
      if (scope === null) return;
      const row = await database.read(scope, (q) => store.findOfJob(q, context.jobId));
      if (row === undefined || !(await database.write(scope, (tx) => store.start(tx, row.id)))) return;
      const checkId = row.id;
      const lanes = await checkLanes(scope, row, context);
      if (lanes === undefined) {
        if (context.signal.reason !== "cancelled") throw new Error("stopped; it goes on where it was");
        await database.write(scope, (tx) => store.finish(tx, checkId, "cancelled", null));
        return;
      }
      const anchored = await holdAgainstAnchors(scope, lanes.isEmpty);
      const findings = [...lanes.findings, ...anchored.findings];
      await database.write(scope, (tx) => store.finish(tx, checkId, "succeeded", { ...anchored, findings }));
    },
    { isLong: true },
  );

  return {
    /** The check in progress, else the last one. */
    last: async (session: Session): Promise<TrailCheck | null> => {
      const row = await database.read(session, store.findLast);
      return row === undefined ? null : presentCheck(row);
    },

    /** One at a time per team: a request while one is running returns that one. */
    start: (session: Session, isWhole: boolean): Promise<TrailCheck> =>
      database.write(session, async (tx) => {
        const [count, last] = await Promise.all([store.countUnderWay(tx), store.findLast(tx)]);
        if (count > 0 && last !== undefined) return presentCheck(last);
        const jobId = await jobs.add(tx, JOB, null);
        return withCommit(store.insert(tx, isWhole, jobId).then((row) => presentCheck(row!)));
      }),

    cancel: (session: Session): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await store.findLast(tx);
        if (row?.job_id == null || (row.state !== "waiting" && row.state !== "running")) return null;
        const ended = row.state === "waiting" ? store.finish(tx, row.id, "cancelled", null) : null;
        return withCommit(Promise.all([jobs.cancel(tx, row.job_id), ended]).then(() => null));
      }),
  };
};
export type CheckTrail = ReturnType<typeof checkTrail>;
