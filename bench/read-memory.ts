import { readFileSync } from "node:fs";
import { readSequences } from "@benchleaf/bio";

// Prints how many bytes reading the named file adds to the process at its peak, the file itself not counted.
const bytes = new Uint8Array(readFileSync(process.argv[2]!));
readSequences(new TextEncoder().encode(">a\nACGT"));
globalThis.gc?.();
const before = process.memoryUsage().rss;
const result = readSequences(bytes);
if (!result.ok) throw new Error(result.error.message);
console.log(process.resourceUsage().maxRSS * 1024 - before);
