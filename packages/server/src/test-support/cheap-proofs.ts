import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";

/** A source of the product, a text in it, and what stands there in tests. */
type Change = readonly [source: string, text: string, inTests: string];

const CHANGES: readonly Change[] = [
  // 40 ms of processor time for each account and sign-in.
  ["passwords", "memoryCost: 19_456, timeCost: 2", "memoryCost: 64, timeCost: 1"],
  // Up to 1,600 attempts of 0.3 ms for each captcha that a test solves.
  ["captcha", "const TRIES = [400, 1_600]", "const TRIES = [4, 16]"],
];

/** Tests hash passwords and solve captchas at the lowest cost. */
export const cheapProofs = (): Plugin => {
  const changes = CHANGES.map(([source, text, inTests]) => {
    const file = fileURLToPath(new URL(`../areas/accounts/${source}.ts`, import.meta.url));
    if (!existsSync(file)) throw new Error(`${file} has moved: tests would prove at full cost`);
    return { file, text, inTests };
  });
  return {
    name: "cheap-proofs",
    enforce: "pre",
    transform(code, id) {
      const change = changes.find(({ file }) => file === id);
      if (change === undefined) return null;
      if (!code.includes(change.text)) throw new Error(`${id} does not state the cost any more`);
      return code.replace(change.text, change.inTests);
    },
  };
};
