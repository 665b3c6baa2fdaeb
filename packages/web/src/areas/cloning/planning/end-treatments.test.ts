import { describe, expect, it } from "vitest";
import { applyQuickFix } from "./quick-fixes.ts";
import {
  bench,
  gene,
  molecules,
  noise,
  planOf,
  plasmid,
  record,
  sites,
  sumOf,
} from "./test-support/planned-molecules.ts";

const cut = { bindType: "enzyme" as const };
const arms = [noise(800, 501, ...sites), noise(700, 503, ...sites)] as const;

it("a partial fill-in lets XhoI ends take BamHI ends, and neither close on itself", () => {
  molecules.xho = record(`${arms[0]}CTCGAG${arms[1]}`, "circular");
  molecules.bam = record(`GGATCC${gene}GGATCC${noise(900, 505, ...sites)}`, "circular");
  const filled = (nucleotides: string) => ({ treatments: [{ treatment: "fill-in" as const, nucleotides }] });
  const plan = planOf({
    cloningMethod: "restriction-ligation",
    enzymes: ["XhoI", "BamHI"],
    plasmids: [
      plasmid("xho", "vector", { ...cut, ...filled("CT") }),
      plasmid("bam", "fragment", { ...cut, ...filled("AG"), region: { start: 6, length: 700 } }),
    ],
  });
  const { products, conflicts } = bench(plan);
  expect(products[0]?.checksum).toBe(sumOf(`${arms[0]}CTCGATCC${gene}GGATCGAG${arms[1]}`));
  expect(conflicts.map(({ code }) => code)).not.toContain("self-closure");
});

describe("phosphates", () => {
  molecules.single = record(`${arms[0]}GAATTC${arms[1]}`, "circular");
  molecules.twice = record(`GAATTC${gene}GAATTC${noise(900, 507, ...sites)}`, "circular");
  const plan = planOf({
    cloningMethod: "restriction-ligation",
    enzymes: ["EcoRI"],
    plasmids: [
      plasmid("single", "vector", cut),
      plasmid("twice", "fragment", { ...cut, region: { start: 6, length: 700 } }),
    ],
  });

  it("are taken off a vector that would close on itself", () => {
    const closing = bench(plan).conflicts.find(
      ({ code, plasmidIds }) => code === "self-closure" && plasmidIds[0] === "single",
    )!;
    expect(closing.mend).toEqual({ kind: "treat", plasmidId: "single", treatment: "dephosphorylate" });
    const { products, conflicts } = bench(applyQuickFix(plan, closing.mend!));
    expect(products[0]?.checksum).toBe(sumOf(`${arms[0]}GAATTC${gene}GAATTC${arms[1]}`));
    expect(
      conflicts.filter(({ code }) => code === "self-closure").map(({ plasmidIds }) => plasmidIds),
    ).not.toContainEqual(["single"]);
  });

  it("are put on a PCR product where neither end has one", () => {
    const vector = plasmid("single", "vector", {
      ...cut,
      enzymes: ["EcoRI"],
      treatments: [{ treatment: "dephosphorylate" }],
    });
    const bare = planOf({ cloningMethod: "blunt", plasmids: [vector, plasmid("gene", "fragment")] });
    const [conflict] = bench(bare).conflicts;
    expect(conflict).toMatchObject({
      code: "no-phosphate",
      mend: { kind: "treat", plasmidId: "gene", treatment: "phosphorylate" },
    });
    expect(bench(applyQuickFix(bare, conflict!.mend!)).products[0]?.checksum).toBe(
      sumOf(`${arms[0]}GAATT${gene}AATTC${arms[1]}`),
    );
  });
});
