import { designByPrimer3Settings, type Primer3Tags, primer3AnswerTags } from "@benchleaf/bio";
import { primer3AnswerSchema } from "@benchleaf/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { presentAnswer } from "./primers.present.ts";

const template = "ATCATTGACCCAGGCGTGTTAGCATTGGCAACTGGTCCAATCGTTAGCCTGAACGGTTACCGATGCATCAGGCTTACGATCC";

const tags = [
  "PRIMER_MIN_TM",
  "PRIMER_OPT_TM",
  "PRIMER_MAX_TM",
  "PRIMER_DNA_CONC",
  "PRIMER_SALT_MONOVALENT",
  "PRIMER_SALT_DIVALENT",
  "PRIMER_DNTP_CONC",
  "PRIMER_TM_FORMULA",
  "PRIMER_SALT_CORRECTIONS",
  "PRIMER_DMSO_CONC",
  "PRIMER_DMSO_FACTOR",
  "PRIMER_FORMAMIDE_CONC",
  "PRIMER_ANNEALING_TEMP",
  "PRIMER_WT_BOUND_LT",
  "PRIMER_WT_TM_LT",
  "PRIMER_WT_SELF_ANY_TH",
  "PRIMER_WT_POS_PENALTY",
  "PRIMER_INSIDE_PENALTY",
  "PRIMER_PAIR_WT_DIFF_TM",
  "PRIMER_PAIR_WT_PR_PENALTY",
  "PRIMER_PRODUCT_OPT_TM",
  "PRIMER_FIRST_BASE_INDEX",
  "PRIMER_MIN_3_PRIME_OVERLAP_OF_JUNCTION",
  "PRIMER_THERMODYNAMIC_TEMPLATE_ALIGNMENT",
  "PRIMER_MAX_TEMPLATE_MISPRIMING_TH",
  "PRIMER_PICK_INTERNAL_OLIGO",
  "PRIMER_NUM_RETURN",
  "PRIMER_GC_CLAMP",
  "PRIMER_MAX_POLY_X",
  "PRIMER_QUALITY_RANGE_MAX",
];
const values = fc.constantFrom(-1e9, -1, -0.5, 0, 1e-9, 0.5, 1, 2, 3, 50, 1e3, 1e9);

it("every answer has the shape that the contract promises, whatever figures were asked for", () => {
  const asked = fc.dictionary(fc.constantFrom(...tags), values, { maxKeys: 6 });
  fc.assert(
    fc.property(asked, fc.boolean(), (figures, isCheck) => {
      const given = { PRIMER_TASK: "check_primers", SEQUENCE_PRIMER: template.slice(4, 24) };
      const record: Primer3Tags = {
        SEQUENCE_TEMPLATE: template,
        PRIMER_PRODUCT_SIZE_RANGE: "40-82",
        PRIMER_PICK_ANYWAY: 1,
        ...(isCheck && given),
        ...figures,
      };
      const answer = designByPrimer3Settings(record);
      if (!answer.ok) return;
      const answerTags = primer3AnswerTags(answer, record);
      expect(
        () => primer3AnswerSchema.parse(presentAnswer(answer, answerTags)),
        JSON.stringify(figures),
      ).not.toThrow();
      expect(Object.values(answerTags).filter((value) => /NaN|Infinity/.test(value))).toEqual([]);
    }),
    { numRuns: 60, seed: 11 },
  );
});
