import { oligoFaults } from "./design-counts.ts";
import type { OligoSide } from "./list-primers.ts";
import type { DesignedOligo, PrimerPair } from "./present-pair.ts";
import type { Primer3Tags } from "./primer3-settings.ts";
import type { Primer3Answer } from "./primer3-tasks.ts";

const sides = ["left", "right", "internal"] as const;

type Oligos = Readonly<Partial<Record<OligoSide, DesignedOligo | null>>>;

const fixed = (value: number | null, digits: number): string | null => value?.toFixed(digits) ?? null;

/** Its 5' base for a primer, its first one for a probe, and how many bind. */
const placeOf = ({ strand, locations, length }: DesignedOligo, first: number): string => {
  const [piece] = locations;
  const position = !piece ? 0 : strand === 1 ? piece.start : piece.end - 1;
  return `${position + first},${length}`;
};

type OligoValue = (oligo: DesignedOligo, first: number, side: OligoSide) => string | null;

/** What is notified of an oligo, in primer3's order and with its digits; null: nothing is. */
const oligoValues: readonly (readonly [ending: string, value: OligoValue])[] = [
  ["_PENALTY", ({ penalty }) => fixed(penalty, 6)],
  ["_PROBLEMS", ({ faults }) => faults.map((fault) => oligoFaults[fault]).join("; ") || null],
  ["_SEQUENCE", ({ bases }) => bases],
  ["", (oligo, first) => placeOf(oligo, first)],
  ["_TM", ({ tm }) => fixed(tm, 3)],
  [
    "_BOUND",
    ({ boundPercent }) => (boundPercent !== null && boundPercent > 0 ? fixed(boundPercent, 3) : null),
  ],
  ["_GC_PERCENT", ({ gcPercent }) => fixed(gcPercent, 3)],
  ["_SELF_ANY_TH", ({ selfAnyTm }) => fixed(selfAnyTm, 2)],
  ["_SELF_END_TH", ({ selfEndTm }) => fixed(selfEndTm, 2)],
  ["_HAIRPIN_TH", ({ hairpinTm }) => fixed(hairpinTm, 2)],
  ["_MIN_SEQ_QUALITY", ({ minQuality }) => fixed(minQuality, 0)],
  ["_END_STABILITY", ({ endStability }, _, side) => (side === "internal" ? null : fixed(endStability, 4))],
  ["_TEMPLATE_MISPRIMING", ({ templateMispriming }) => fixed(templateMispriming, 4)],
  ["_TEMPLATE_MISPRIMING_TH", ({ templateMisprimingTm }) => fixed(templateMisprimingTm, 4)],
];

const oligoTagsOf = (oligos: Oligos, rank: number, first: number): (readonly [string, string])[] =>
  oligoValues.flatMap(([ending, tell]) =>
    sides.flatMap((side) => {
      const oligo = oligos[side];
      const value = oligo ? tell(oligo, first, side) : null;
      return value === null ? [] : [[`PRIMER_${side.toUpperCase()}_${rank}${ending}`, value] as const];
    }),
  );

const pairTagsOf = (pair: PrimerPair, hasProductTm: boolean): Readonly<Record<string, string | null>> => {
  const { left, right, productTm } = pair;
  const coolest = Math.min(left.tm, right.tm);
  const isScored = left.templateMispriming !== null;
  const isMelted = left.templateMisprimingTm !== null;
  return {
    _COMPL_ANY_TH: fixed(pair.complAnyTm, 2),
    _COMPL_END_TH: fixed(pair.complEndTm, 2),
    _PRODUCT_SIZE: fixed(pair.productSize, 0),
    _PRODUCT_TM: fixed(productTm, hasProductTm ? 4 : 1),
    _PRODUCT_TM_OLIGO_TM_DIFF: hasProductTm ? fixed(productTm - coolest, 4) : null,
    // The annealing temperature of Rychlik et al., Nucleic Acids Res 1990;18:6409.
    _T_OPT_A: hasProductTm ? fixed(0.3 * coolest + 0.7 * productTm - 14.9, 4) : null,
    _TEMPLATE_MISPRIMING: isScored ? fixed(pair.templateMispriming, 2) : null,
    _TEMPLATE_MISPRIMING_TH: isMelted ? fixed(pair.templateMisprimingTm, 2) : null,
  };
};

const isOn = (value: Primer3Tags[string] | undefined): boolean => value === true || Number(value ?? 0) === 1;

const explainedOf = ({ explanation, lists }: Extract<Primer3Answer, { ok: true }>) => [
  ...sides.map((side) => [
    `PRIMER_${side.toUpperCase()}_EXPLAIN`,
    explanation?.text[side] ?? lists[side]?.text ?? "",
  ]),
  ["PRIMER_PAIR_EXPLAIN", explanation?.text.pair ?? ""],
];

/**
 * A result as primer3 writes it, tag by tag, positions from the `PRIMER_FIRST_BASE_INDEX` of the input record.
 * Problems of an oligo that was accepted anyway use the words of the explanations.
 *
 * @example primer3AnswerTags(designByPrimer3Settings(tags), tags) // { PRIMER_LEFT_NUM_RETURNED: "5", …,
 * PRIMER_LEFT_0_SEQUENCE: "TCGAGATCAAACACGACGAA", PRIMER_LEFT_0: "69,20", … }
 */
export const primer3AnswerTags = (answer: Primer3Answer, asked: Primer3Tags): Record<string, string> => {
  if (!answer.ok) return { PRIMER_ERROR: answer.error.message };
  const { pairs, lists, unknownTags } = answer;
  const first = Number(asked.PRIMER_FIRST_BASE_INDEX ?? 0);
  const hasProductTm = asked.PRIMER_PRODUCT_MIN_TM !== undefined || asked.PRIMER_PRODUCT_MAX_TM !== undefined;
  const countOf = (side: OligoSide): number =>
    lists[side]?.oligos.length ?? pairs.filter((pair) => pair[side] !== null).length;
  const ranks = Math.max(pairs.length, ...sides.map(countOf));
  const rows = Array.from({ length: ranks }, (_, rank) => {
    const pair = pairs[rank];
    const listed = Object.fromEntries(sides.map((side) => [side, lists[side]?.oligos[rank]]));
    const ofPair = Object.entries(pair ? pairTagsOf(pair, hasProductTm) : {});
    return [
      ...(pair ? [[`PRIMER_PAIR_${rank}_PENALTY`, pair.penalty.toFixed(6)]] : []),
      ...oligoTagsOf(pair ?? listed, rank, first),
      ...ofPair.flatMap(([ending, value]) =>
        value === null ? [] : [[`PRIMER_PAIR_${rank}${ending}`, value]],
      ),
    ];
  });
  return Object.fromEntries([
    ...(unknownTags.length > 0 ? [["PRIMER_WARNING", `No effect: ${unknownTags.join(", ")}`]] : []),
    ...(isOn(asked.PRIMER_EXPLAIN_FLAG) ? explainedOf(answer).filter(([, text]) => text !== "") : []),
    ...sides.map((side) => [`PRIMER_${side.toUpperCase()}_NUM_RETURNED`, String(countOf(side))]),
    ["PRIMER_PAIR_NUM_RETURNED", String(pairs.length)],
    ...rows.flat(),
  ]);
};
