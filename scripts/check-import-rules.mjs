// The import rules of .dependency-cruiser.cjs, and that no imports go in a circle. dependency-cruiser finds circles, too,
// but searches the whole graph for each import, which took half of its time.
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { findCycles } from "./lib/import-cycles.mjs";
import { fromRoot } from "./lib/project.mjs";

process.chdir(fromRoot("."));
const options = await extractOptions("./.dependency-cruiser.cjs");
const cache = { folder: ".cache/import-rules", strategy: "content" };
const { output } = await cruise(["packages"], { ...options, cache }, undefined, {
  tsConfig: extractTsConfig("./tsconfig.json"),
});
const { modules, summary } = output;
const reasons = new Map(options.ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to } of summary.violations)
  console.error(`${from} → ${to}: ${rule.name}, ${reasons.get(rule.name)}`);
const imports = new Map(
  modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
);
const cycles = findCycles(imports);
for (const cycle of cycles)
  console.error(`${cycle.join(" → ")}: what imports in a circle cannot be read from any end`);
console.log(`${summary.totalCruised} files, ${summary.totalDependenciesCruised} imports`);
process.exitCode = summary.violations.length + cycles.length > 0 ? 1 : 0;
