import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Feature, Segment } from "../feature.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { geneticCodes } from "../translate/genetic-code.ts";
import { proteinEffects } from "./protein-effect.ts";

/** 10,000 random changes in `test:full`; enough here to meet each kind. */

/** One base that is read: where it is, and whether its partner is read. */
type Read = readonly [position: number, isBottom: boolean];
type Change = {
  kind: "substitution" | "insertion" | "deletion";
  position: number;
  count: number;
  letters: string;
};

const partner: Readonly<Record<string, string>> = { A: "T", C: "G", G: "C", T: "A" };

/** Coding sequences of one to three pieces, on either strand, over the origin, with bases read twice or skipped. */
const gene = fc
  .record({
    sequence: fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 24, maxLength: 72 }),
    isBottom: fc.boolean(),
    isCircular: fc.boolean(),
    start: fc.nat(),
    lengths: fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 3 }),
    gaps: fc.array(fc.integer({ min: -2, max: 4 }), { minLength: 3, maxLength: 3 }),
    codonStart: fc.constantFrom(1, 1, 2, 3),
    isOpen: fc.boolean(),
    code: fc.constantFrom(...geneticCodes),
    exceptions: fc.array(fc.tuple(fc.nat(8), fc.constantFrom("Sec", "Pyl", "TERM", "Trp", "Met")), {
      maxLength: 2,
    }),
    change: fc.record({
      kind: fc.constantFrom("substitution" as const, "insertion" as const, "deletion" as const),
      position: fc.nat(),
      count: fc.integer({ min: 1, max: 6 }),
      letters: fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 6, maxLength: 6 }),
    }),
  })
  .map((made) => {
    const size = made.sequence.length;
    // Pieces along the strand that is read, then mapped to the molecule.
    const pieces: [number, number][] = [];
    let at = made.start % size;
    const first = at;
    for (const [index, length] of made.lengths.entries()) {
      const limit = made.isCircular ? first + size : size;
      if (at + length > limit) break;
      pieces.push([at, at + length]);
      at = Math.max(pieces[index]![0] + 1, at + length + made.gaps[index]!);
    }
    return { ...made, pieces: pieces.length > 0 ? pieces : ([[0, 9]] as [number, number][]), size };
  });

type Gene = typeof gene extends fc.Arbitrary<infer Made> ? Made : never;

/** In the format of a feature table. */
const featureOf = (
  { pieces, size, isBottom, codonStart, isOpen, code }: Gene,
  exceptionResidue: readonly string[],
): Feature => {
  const segments = pieces.flatMap(([from, to]): Segment[] => {
    const cut =
      from < size && to > size
        ? [
            [from, size],
            [0, to - size],
          ]
        : [[from % size, ((to - 1) % size) + 1]];
    return cut.map(([start, end]) =>
      isBottom
        ? { start: size - end!, end: size - start!, strand: -1 as const }
        : { start: start!, end: end!, strand: 1 as const },
    );
  });
  const [head, ...rest] = segments;
  const opened = isOpen
    ? { ...head!, ...(isBottom ? { isEndPartial: true } : { isStartPartial: true }) }
    : head!;
  return {
    id: "cds",
    name: "cds",
    type: "CDS",
    locations: [opened, ...rest],
    operator: "join",
    qualifiers: [
      { key: "codon_start", value: `${codonStart}`, isQuoted: false },
      { key: "transl_table", value: `${code.id}`, isQuoted: false },
      ...exceptionResidue.map((value) => ({ key: "transl_except", value, isQuoted: false })),
    ],
  };
};

const readsOf = ({ pieces, size, isBottom, codonStart }: Gene): Read[] =>
  pieces
    .flatMap(([from, to]) => Array.from({ length: to - from }, (_, by) => (from + by) % size))
    .map((along): Read => [isBottom ? size - 1 - along : along, isBottom])
    .slice(codonStart - 1);

const letterOf: Readonly<Record<string, string>> = { Sec: "U", Pyl: "O", TERM: "*", Trp: "W", Met: "M" };

/** What the change does, base by base, without any of the engine's functions but the published codes. */
const bruteForce = (made: Gene, exceptions: ReadonlyMap<number, string>, change: Change): string | null => {
  const { sequence, size, code, codonStart, isOpen } = made;
  const reads = readsOf(made);
  const places = new Set(reads.map(([position]) => position));
  const hasStart = codonStart === 1 && !isOpen;
  const ids = reads.map((_, index) => `${index}`);
  const base = (position: number, isBottom: boolean) => {
    const letter = sequence[position]!;
    return isBottom ? partner[letter]! : letter;
  };
  const before = reads.map(([position, isBottom], index) => ({
    letter: base(position, isBottom),
    id: ids[index]!,
  }));
  const { kind, position, count } = change;
  const gone = Array.from({ length: count }, (_, by) => (position + by) % size);
  if (kind === "insertion") {
    if (!places.has((position + size - 1) % size) || !places.has(position % size)) return null;
  } else if (!(kind === "deletion" ? gone : [position]).some((one) => places.has(one))) return null;
  const after: { letter: string; id: string }[] = [];
  for (const [index, one] of before.entries()) {
    const [at, isBottom] = reads[index]!;
    const last = reads[index - 1]?.[0];
    const pair = isBottom
      ? [position % size, (position + size - 1) % size]
      : [(position + size - 1) % size, position % size];
    if (kind === "insertion" && last === pair[0] && at === pair[1]) {
      const put = [...change.letters.slice(0, count)];
      for (const letter of isBottom ? put.reverse().map((each) => partner[each]!) : put)
        after.push({ letter, id: "new" });
    }
    if (kind === "deletion" && gone.includes(at)) continue;
    const isHit = kind === "substitution" && at === position;
    const put = change.letters[0]!;
    after.push(isHit ? { letter: isBottom ? partner[put]! : put, id: `${one.id}'` } : one);
  }
  const proteinOf = (bases: typeof before): { residue: string; isGiven: boolean }[] =>
    Array.from({ length: Math.floor(bases.length / 3) }, (_, codon) => {
      const three = bases.slice(3 * codon, 3 * codon + 3);
      const letters = three.map(({ letter }) => letter).join("");
      const number = Number(three[0]!.id) / 3;
      const isGiven = Number.isInteger(number) && three.every(({ id }, by) => id === `${3 * number + by}`);
      const exceptionResidue = isGiven ? exceptions.get(number) : undefined;
      const isStart =
        isGiven && number === 0 && codon === 0 && hasStart && code.startCodons.includes(letters);
      return { residue: exceptionResidue ?? (isStart ? "M" : code.aminoAcidOf[letters]!), isGiven };
    });
  const [old, now] = [proteinOf(before), proteinOf(after)];
  if (kind === "substitution") {
    const changes = old.flatMap(({ residue }, codon) => {
      const other = now[codon]!;
      return other.isGiven || other.residue === residue ? [] : [{ codon, from: residue, to: other.residue }];
    });
    if (changes.length === 0) return "silent";
    const text = changes.map(({ codon, from, to }) => `${from}${codon + 1}${to}`).join(" ");
    if (hasStart && changes[0]!.codon === 0 && changes[0]!.from === "M") return `start-lost ${text}`;
    if (changes.some(({ to }) => to === "*")) return `nonsense ${text}`;
    if (changes.some(({ from }) => from === "*")) return `stop-lost ${text}`;
    return `missense ${text}`;
  }
  const grown = after.length - before.length;
  if (grown % 3 !== 0) return "frameshift";
  const text = (protein: typeof old) => protein.map(({ residue }) => residue).join("");
  if (hasStart && text(old).startsWith("M") && !text(now).startsWith("M")) return "start-lost";
  const [stopBefore, stopAfter] = [text(old).indexOf("*"), text(now).indexOf("*")];
  if (stopBefore >= 0 && stopAfter < 0) return "stop-lost";
  const due = stopBefore < 0 ? Number.POSITIVE_INFINITY : stopBefore + grown / 3;
  if (stopAfter >= 0 && stopAfter < due) return "nonsense";
  return stopAfter > due ? "stop-lost" : "in-frame";
};

describe("what the clone check says a change does to a protein", () => {
  it("is equal to a separate translation of both sequences", () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(gene, (made) => {
        const { sequence, size, isCircular } = made;
        const reads = readsOf(made);
        const exceptionResidue = new Map<number, string>();
        const values = made.exceptions.flatMap(([codon, name]) => {
          const three = reads.slice(3 * codon, 3 * codon + 3);
          if (three.length < 3 || exceptionResidue.has(codon)) return [];
          const spots = three.map(([position]) => position);
          // Two codons of the very same bases cannot be distinguished.
          if (new Set(spots).size < 3) return [];
          exceptionResidue.set(codon, letterOf[name]!);
          const text = three.map(([position, isBottom]) =>
            isBottom ? `complement(${position + 1})` : `${position + 1}`,
          );
          return [`(pos:join(${text.join(",")}),aa:${name})`];
        });
        const { kind, letters } = made.change;
        let position = made.change.position % size;
        let count = kind === "substitution" ? 1 : Math.min(made.change.count, size - 1);
        if (!isCircular) {
          if (kind === "insertion") position = Math.max(1, position);
          count = kind === "deletion" ? Math.min(count, size - position) : count;
        }
        if (kind === "substitution" && sequence[position] === letters[0]) return;
        const reference =
          kind === "insertion"
            ? ""
            : Array.from({ length: count }, (_, by) => sequence[(position + by) % size]).join("");
        const put =
          kind === "substitution" ? letters[0]! : kind === "insertion" ? letters.slice(0, count) : "";
        const [effect] = proteinEffects(
          sequence,
          { kind, position, reference, letters: put },
          [featureOf(made, values)],
          [],
        );
        const due = bruteForce(made, exceptionResidue, { kind, position, count, letters });
        const isByName = kind === "substitution";
        const said = effect ? (isByName ? `${effect.kind} ${effect.change}`.trim() : effect.kind) : null;
        met.set(effect?.kind ?? "outside", (met.get(effect?.kind ?? "outside") ?? 0) + 1);
        expect(said).toBe(due);
      }),
      propertyRuns(1_000),
    );
    // Every kind was there to be wrong about; a thousand changes may miss a rare one, such as a lost stop.
    if (process.env.BENCHLEAF_FULL !== "1") {
      expect(met.size).toBeGreaterThanOrEqual(5);
      return;
    }
    expect([...met.keys()].sort()).toEqual(
      [
        "frameshift",
        "in-frame",
        "missense",
        "nonsense",
        "outside",
        "silent",
        "start-lost",
        "stop-lost",
      ].sort(),
    );
  });
});
