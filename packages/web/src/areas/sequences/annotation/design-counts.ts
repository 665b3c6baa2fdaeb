import { type DesignCounts, type OligoFault, oligoFaults, type PairFault } from "@benchleaf/bio";

/** How many were looked at, how many were fine, and for what most of the others failed, most frequent first. */
export interface CountsSummary<Fault extends string> {
  readonly considered: number;
  readonly ok: number;
  readonly failed: readonly (readonly [Fault, number])[];
}

export const formatCounts = <Fault extends OligoFault | PairFault>({
  considered,
  ok,
  failed,
}: DesignCounts<Fault>): CountsSummary<Fault> => ({
  considered,
  ok,
  failed: (Object.entries(failed) as [Fault, number][])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one),
});

const faultOfWords = new Map(
  (Object.entries(oligoFaults) as [OligoFault, string][]).map(([fault, words]) => [words, fault]),
);

/**
 * Parses the counts that `bio` gives in primer3's format.
 *
 * @example readCounts("considered 12, low tm 9, ok 3") // { considered: 12, ok: 3, failed: [["lowTm", 9]] }
 */
export const readCounts = (explanation: string): CountsSummary<OligoFault> => {
  const counts = { considered: 0, ok: 0, failed: [] as [OligoFault, number][] };
  for (const part of explanation.split(", ")) {
    const [, words = "", figure] = /^(.*) (\d+)$/.exec(part) ?? [];
    const fault = faultOfWords.get(words);
    if (fault) counts.failed.push([fault, Number(figure)]);
    else if (words === "considered" || words === "ok") counts[words] = Number(figure);
  }
  return { ...counts, failed: counts.failed.sort(([, one], [, other]) => other - one) };
};
