import { readdirSync } from "node:fs";
import { type Measurement, report } from "./results.ts";
import { isSmoke } from "./smoke-mode.ts";

const helpers = new Set([
  "run.ts",
  "results.ts",
  "fill-quickly.ts",
  "literature-lab.ts",
  "load.ts",
  "mixed-load.ts",
  "load-generator.ts",
  "bare-page.ts",
  "bare-server.ts",
  "workbench.ts",
  "calls.ts",
  "demo-page.ts",
  "longest-task.ts",
  "send-upload.ts",
  "sign-in.ts",
  "smoke-mode.ts",
  "smoke.ts",
]);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && !helpers.has(file))
  .map((file) => file.slice(0, -3));

const name = process.argv[2] ?? "";
if (!names.includes(name)) {
  console.error(`npm run bench -- <name>, where name is one of: ${names.join(", ")}`);
  process.exit(2);
}
const { measure } = (await import(`./${name}.ts`)) as { measure: () => Promise<Measurement[]> };
const measurements = await measure();
if (isSmoke) {
  // Only that the work completes; figures for so little data are meaningless.
  process.exit(measurements.length > 0 ? 0 : 1);
}
report(name, measurements);
process.exit(measurements.every(({ met }) => met) ? 0 : 1);
