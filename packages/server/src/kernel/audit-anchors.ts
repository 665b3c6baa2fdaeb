import { timingSafeEqual } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { Id } from "@benchleaf/contract";
import type { Seals } from "./seals.ts";

/** The head of a lane of a team's audit trail at a time. */
export interface AuditHead {
  readonly tenantId: Id;
  readonly lane: number;
  readonly place: number;
  readonly hash: string;
}

/** Why an anchor file is not trusted from some line on. */
export type AnchorFault = "edited" | "cut" | "lost";

/** The content of an anchor file: the heads of all lanes, and whether its own chain is intact. */
export interface Anchors {
  /** The last anchored head of each lane, by `laneKey`. */
  readonly heads: ReadonlyMap<string, AuditHead>;
  readonly line: number;
  readonly mac: string;
  readonly time: string | null;
  /** The first line that was changed. */
  readonly fault: { readonly kind: AnchorFault; readonly line: number } | null;
  /** Why and when the file was started again. */
  readonly begun: { readonly fault: AnchorFault; readonly time: string } | null;
}

/** What the database stores about the file: number of lines and code of the last one. */
export interface AnchorRecord {
  readonly line: number;
  readonly mac: string;
}

interface Line {
  readonly line: number;
  readonly time: string;
  readonly previous: string;
  readonly teams: number;
  readonly entries: number;
  /** Team, lane, position and hash of the lanes with new entries since the previous line. */
  readonly heads: readonly (readonly [Id, number, number, string])[];
  readonly begun?: AnchorFault;
}

const PURPOSE = "audit anchors";

/** Identifies one lane of one team, e.g. `7/3`. */
export const laneKey = (tenantId: Id, lane: number): string => `${tenantId}/${lane}`;

const nothing: Anchors = { heads: new Map(), line: 0, mac: "", time: null, fault: null, begun: null };

const lineOf = (text: string): Line | null => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
};

/**
 * The file to which the heads of all lanes of all teams are appended: each line contains a keyed hash of itself and
 * of the previous line, so that without the server's secret no line can be written, changed, removed or reordered
 * undetected.
 */
export const anchorFile = (place: string, seals: Seals) => {
  const macOf = (text: string): string => seals.mac(PURPOSE, text).toString("hex");
  const isMac = (text: string, mac: string): boolean => {
    const wanted = Buffer.from(macOf(text));
    return wanted.length === mac.length && timingSafeEqual(wanted, Buffer.from(mac));
  };

  /**
   * Reads the anchor file; `record` is what the database stores about it, which detects a file that was truncated or
   * lost.
   */
  const read = async (record: AnchorRecord | undefined): Promise<Anchors> => {
    let text: string;
    try {
      text = await readFile(place, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      return record === undefined ? nothing : { ...nothing, fault: { kind: "lost", line: 1 } };
    }
    const heads = new Map<string, AuditHead>();
    let { line, mac, time, begun }: Anchors = nothing;
    let end = "";
    let agrees = record === undefined;
    const answer = (kind: AnchorFault | null): Anchors => ({
      heads,
      line,
      mac,
      time,
      begun,
      fault: kind === null ? null : { kind, line: line + 1 },
    });
    for (const row of text.split("\n")) {
      if (row === "") continue;
      end = row.slice(0, 64);
      const body = row.slice(65);
      const said = isMac(body, end) ? lineOf(body) : null;
      const isNext = said !== null && said.previous === mac && (said.line === line + 1 || line === 0);
      if (said === null || !isNext) return answer("edited");
      ({ line, time } = said);
      mac = end;
      if (said.begun !== undefined) begun = { fault: said.begun, time: said.time };
      for (const [tenantId, lane, at, hash] of said.heads) {
        heads.set(laneKey(tenantId, lane), { tenantId, lane, place: at, hash });
      }
      if (record !== undefined && record.line === line && record.mac === mac) agrees = true;
    }
    if (record !== undefined && record.line > line) return answer("cut");
    return answer(agrees ? null : "edited");
  };

  return {
    read,
    /** Appends a line and waits until it is on disk. Returns what the database has to store. */
    async append(before: Anchors, now: Date, said: Pick<Line, "teams" | "entries" | "heads" | "begun">) {
      const line = before.line + 1;
      const previous = before.fault === null ? before.mac : "";
      const body = JSON.stringify({ line, time: now.toISOString(), previous, ...said } satisfies Line);
      const mac = macOf(body);
      await mkdir(dirname(place), { recursive: true });
      const file = await open(place, "a", 0o600);
      try {
        await file.appendFile(`${mac} ${body}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      return { line, mac };
    },
    /** Renames a file that is not trusted, for later inspection, and starts a new one. */
    async setAside(now: Date): Promise<void> {
      await rename(place, `${place}.${now.getTime()}.set-aside`).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    },
  };
};
export type AnchorFile = ReturnType<typeof anchorFile>;
