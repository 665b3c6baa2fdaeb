import {
  datedPattern,
  dayIn,
  firstPatternOf,
  type NumberedKind,
  type Numbering,
  numberedKinds,
  numberText,
  patternFault,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./numbering.store.ts";

/** The default pattern of a team, as for people. */
const FIRST_ZONE = "Asia/Shanghai";

const patternOf = (rows: readonly store.PatternRow[], kind: NumberedKind) =>
  rows.find((row) => row.kind === kind) ?? { pattern: firstPatternOf(kind), zone: FIRST_ZONE };

export const numberingService = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  const present = async (
    q: Queries,
    rows: readonly store.PatternRow[],
    kind: NumberedKind,
  ): Promise<Numbering> => {
    const row = rows.find((one) => one.kind === kind);
    const { pattern, zone } = patternOf(rows, kind);
    const dated = datedPattern(pattern, dayIn(zone, new Date()));
    const count = await store.findCount(q, kind, dated);
    const next = count === undefined ? dated.first : Math.max(count + 1, dated.first);
    return {
      kind,
      pattern,
      zone,
      version: row?.version ?? 0,
      next: numberText(dated, next),
      updateTime: row?.update_time.toISOString() ?? null,
      updatedBy: row?.updated_by_name ?? null,
    };
  };

  return {
    list: (scope: Scope): Promise<Numbering[]> =>
      database.read(scope, async (q) => {
        const rows = await store.listPatterns(q);
        return Promise.all(numberedKinds.map((kind) => present(q, rows, kind)));
      }),

    /** @throws number.pattern.invalid, number.pattern.stale */
    async change(
      scope: Scope,
      kind: NumberedKind,
      input: Pick<Numbering, "version" | "pattern" | "zone">,
    ): Promise<Numbering> {
      if (patternFault(input.pattern) !== null)
        throw problem("number.pattern.invalid", { pattern: input.pattern });
      return database.write(scope, async (tx) => {
        const before = patternOf(await store.listPatterns(tx), kind);
        const saved = await store.savePattern(tx, kind, input);
        if (saved === undefined) throw problem("number.pattern.stale");
        await audit.record(tx, scope, {
          action: "numberPattern.change",
          objectType: "numberPattern",
          objectId: kind,
          before: { pattern: before.pattern, zone: before.zone },
          after: { pattern: input.pattern, zone: input.zone },
        });
        return present(tx, await store.listPatterns(tx), kind);
      });
    },

    /**
     * The next number of a kind, in the caller's transaction: the next caller waits until that ends, and gets the
     * same number if it was rolled back. Numbers made earlier by another pattern are skipped (`isTaken`).
     */
    async take(
      tx: Queries,
      kind: NumberedKind,
      isTaken: (number: string) => Promise<boolean>,
    ): Promise<string> {
      const { pattern, zone } = patternOf(await store.listPatterns(tx), kind);
      const dated = datedPattern(pattern, dayIn(zone, new Date()));
      for (;;) {
        const number = numberText(dated, await store.countOn(tx, kind, dated));
        if (!(await isTaken(number))) return number;
      }
    },

    /** The next numbers of a kind at once, as `take` would return them one by one. */
    async takeMany(
      tx: Queries,
      kind: NumberedKind,
      count: number,
      findTaken: (numbers: readonly string[]) => Promise<ReadonlySet<string>>,
    ): Promise<string[]> {
      const { pattern, zone } = patternOf(await store.listPatterns(tx), kind);
      const dated = datedPattern(pattern, dayIn(zone, new Date()));
      const numbers: string[] = [];
      while (numbers.length < count) {
        const wanted = count - numbers.length;
        const last = await store.countOn(tx, kind, dated, wanted);
        const next = Array.from({ length: wanted }, (_, at) => numberText(dated, last - wanted + 1 + at));
        const taken = await findTaken(next);
        numbers.push(...next.filter((number) => !taken.has(number)));
      }
      return numbers;
    },
  };
};
export type NumberingService = ReturnType<typeof numberingService>;
