import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";

const passwords = fileURLToPath(new URL("../areas/accounts/passwords.ts", import.meta.url));
const cost = "memoryCost: 19_456, timeCost: 2";

/**
 * Tests hash passwords at the lowest cost. At the product's, each of their many accounts and sign-ins would take 40 ms
 * of processor time.
 */
export const cheapPasswords = (): Plugin => {
  if (!existsSync(passwords)) throw new Error(`${passwords} has moved: tests would hash at full cost`);
  return {
    name: "cheap-passwords",
    enforce: "pre",
    transform(code, id) {
      if (id !== passwords) return null;
      if (!code.includes(cost)) throw new Error(`${id} does not state the cost any more`);
      return code.replace(cost, "memoryCost: 64, timeCost: 1");
    },
  };
};
