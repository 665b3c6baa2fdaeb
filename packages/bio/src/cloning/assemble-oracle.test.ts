import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testDataFolder } from "../test-support/test-data.ts";
import { assemble } from "./assemble.ts";

interface OracleCase {
  readonly id: string;
  readonly type: string;
  readonly inputs: readonly {
    readonly name: string;
    readonly topology: "linear" | "circular";
    readonly sequence: string;
  }[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly products: readonly { readonly seguid: string; readonly topology: string }[];
}

const folder = testDataFolder();
const cases: readonly OracleCase[] = folder
  ? JSON.parse(readFileSync(join(folder, "science/oracle/assembly.json"), "utf8")).cases
  : [];

const camelCase = (params: OracleCase["params"]) =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key.replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );

describe.skipIf(!folder)("assemble gives pydna's products", () => {
  it.each(cases.map((one) => [one.id, one.type, one] as const))("%s %s", (_id, type, one) => {
    const result = assemble(type, one.inputs, camelCase(one.params));
    const checksums = result.ok ? result.products.map((product) => product.checksum) : [];
    expect([...checksums].sort()).toEqual(one.products.map((product) => product.seguid).sort());
    if (!result.ok) expect(result.error.message).toMatch(/^(Fragment \d|The last \d+ bases)/);
  });
});
