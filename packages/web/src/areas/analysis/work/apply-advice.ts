import type { AdvisedTest } from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";

type Spec = AnalysisContent["spec"];
type Method = Spec["method"];

const methods: Readonly<Record<AdvisedTest, Method>> = {
  oneSample: "oneSample",
  welch: "tTest",
  pairedT: "pairedT",
  mannWhitney: "mannWhitney",
  wilcoxon: "wilcoxon",
  anova: "anova",
  welchAnova: "anova",
  kruskal: "kruskal",
  describe: "describe",
  chiSquare: "contingency",
  fisher: "contingency",
  pearson: "correlation",
  spearman: "correlation",
};

const settings: Readonly<Partial<Record<AdvisedTest, Partial<Spec["options"]>>>> = {
  welch: { hasEqualVariances: false },
  chiSquare: { isExact: false },
  fisher: { isExact: true },
  pearson: { isRanked: false },
  spearman: { isRanked: true },
};

/** Methods for which a test is suggested. */
const advised = new Set<Method>(Object.values(methods));
export const isAdvised = (method: Method): boolean => advised.has(method);

/** What is calculated if the advice is taken. */
export const applyAdvice = (spec: Spec, test: AdvisedTest): Spec => ({
  ...spec,
  method: methods[test],
  options: { ...spec.options, ...settings[test] },
});

/** Whether the advice is what is calculated already. */
export const isFollowed = (spec: Spec, test: AdvisedTest): boolean =>
  spec.method === methods[test] &&
  Object.entries(settings[test] ?? {}).every(
    ([key, value]) => spec.options[key as keyof Spec["options"]] === value,
  );
