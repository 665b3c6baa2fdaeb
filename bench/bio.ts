import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Measurement } from "./results.ts";

const folder = join(import.meta.dirname, "bio");
const topics = readdirSync(folder)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3));

/**
 * The engine against its peers, topic after topic: each file of `bench/bio/` exports one `measure…`.
 * `npm run bench -- bio orfs align` takes only those.
 */
export async function measure(): Promise<Measurement[]> {
  const wanted = process.argv.slice(3).filter((word) => !word.startsWith("--"));
  const unknown = wanted.find((topic) => !topics.includes(topic));
  if (unknown !== undefined) throw new Error(`no topic ${unknown}; there are ${topics.join(", ")}`);
  const measurements: Measurement[] = [];
  for (const topic of topics.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    console.error(`measuring ${topic} …`);
    const measures = Object.entries((await import(`./bio/${topic}.ts`)) as Record<string, unknown>)
      .filter(([name]) => name.startsWith("measure"))
      .map(([, one]) => one as () => Promise<Measurement[]>);
    for (const one of measures) measurements.push(...(await one()));
  }
  return measurements;
}
