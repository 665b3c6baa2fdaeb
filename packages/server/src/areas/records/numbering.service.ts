import {
  datedPattern,
  dayIn,
  firstPatternOf,
  type NumberedKind,
  type Numbering,
  namesUser,
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

/** The pattern of a kind today; `given` replaces the team's. */
const patternToday = async (q: Queries, kind: NumberedKind, given?: string) => {
  const { pattern: ofKind, zone } = patternOf(await store.listPatterns(q), kind);
  const pattern = given ?? ofKind;
  const user = namesUser(pattern) ? await store.findUserName(q) : "";
  return datedPattern(pattern, dayIn(zone, new Date()), user);
};

/** The number that the next record of a kind would get. */
const nextNumber = async (q: Queries, kind: NumberedKind, pattern?: string): Promise<string> => {
  const dated = await patternToday(q, kind, pattern);
  const count = await store.findCount(q, kind, dated);
  return numberText(dated, count === undefined ? dated.first : Math.max(count + 1, dated.first));
};

export const numberingService = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  const present = async (
    q: Queries,
    rows: readonly store.PatternRow[],
    kind: NumberedKind,
  ): Promise<Numbering> => {
    const row = rows.find((one) => one.kind === kind);
    const { pattern, zone } = patternOf(rows, kind);
    return {
      kind,
      pattern,
      zone,
      version: row?.version ?? 0,
      next: await nextNumber(q, kind),
      updateTime: row?.update_time.toISOString() ?? null,
      updatedBy: row?.updated_by_name ?? null,
    };
  };

  return {
    nextNumber,

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
     * `pattern` replaces the one of the kind.
     */
    async take(
      tx: Queries,
      kind: NumberedKind,
      isTaken: (number: string) => Promise<boolean>,
      pattern?: string,
    ): Promise<string> {
      const dated = await patternToday(tx, kind, pattern);
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
      const dated = await patternToday(tx, kind);
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
