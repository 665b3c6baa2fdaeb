import { type DesignCounts, type OligoFault, oligoFaults, type PairFault } from "@benchleaf/bio";

/** How many were looked at, how many were fine, and for what most of the others failed, most frequent first. */
export interface CountsTold<Fault extends string> {
  readonly considered: number;
  readonly ok: number;
  readonly failed: readonly (readonly [Fault, number])[];
}

export const tellCounts = <Fault extends OligoFault | PairFault>({
  considered,
  ok,
  failed,
}: DesignCounts<Fault>): CountsTold<Fault> => ({
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
 * The counts that `bio` tells in primer3's words.
 *
 * @example readCounts("considered 12, low tm 9, ok 3") // { considered: 12, ok: 3, failed: [["lowTm", 9]] }
 */
export const readCounts = (explanation: string): CountsTold<OligoFault> => {
  const told = { considered: 0, ok: 0, failed: [] as [OligoFault, number][] };
  for (const part of explanation.split(", ")) {
    const [, words = "", figure] = /^(.*) (\d+)$/.exec(part) ?? [];
    const fault = faultOfWords.get(words);
    if (fault) told.failed.push([fault, Number(figure)]);
    else if (words === "considered" || words === "ok") told[words] = Number(figure);
  }
  return { ...told, failed: told.failed.sort(([, one], [, other]) => other - one) };
};
