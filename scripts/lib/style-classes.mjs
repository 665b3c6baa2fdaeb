import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot } from "./project.mjs";

const STYLE_IMPORT = /^import (\w+) from "([^"]+\.module\.css)";$/gm;

/** Classes that a component uses and its style sheet does not have: neither compiler nor browser reports them. */
export function missingClasses(file, text) {
  const faults = [];
  const code = text.replace(/^import .*$/gm, "");
  for (const [, name, path] of text.matchAll(STYLE_IMPORT)) {
    const sheet = fromRoot(join(dirname(file), path));
    const rules = existsSync(sheet) ? readFileSync(sheet, "utf8") : "";
    const used = new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, part]) => part));
    for (const part of used) {
      if (!new RegExp(`\\.${part}\\b`).test(rules)) faults.push(`${file}: ${path} has no class .${part}`);
    }
  }
  return faults;
}
