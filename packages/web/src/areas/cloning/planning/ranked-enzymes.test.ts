import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { describe, expect, it } from "vitest";
import { rankedCutters, rankedTypeIis } from "./ranked-enzymes.ts";
import { bench, molecules, noise, planOf, plasmid, record, sites } from "./test-support/planned-molecules.ts";

const cut = { bindType: "enzyme" as const };
const arms = [noise(800, 501, ...sites), noise(700, 503, ...sites)] as const;
molecules.single = record(`${arms[0]}GAATTC${arms[1]}`, "circular");

describe("enzymes that are offered", () => {
  it("are all that are sold, common ones first; type IIS beyond the kits too", () => {
    expect(rankedCutters().slice(0, 3)).toEqual(["EcoRI", "BamHI", "HindIII"]);
    expect(rankedCutters().length).toBeGreaterThan(150);
    expect(rankedCutters()).not.toContain("DpnI");
    expect(rankedTypeIis().slice(0, 2)).toEqual(["BsaI", "BsmBI"]);
    expect(rankedTypeIis()).toEqual(expect.arrayContaining(["BspMI", "BtgZI", "FokI", "BsmFI"]));
    expect(rankedTypeIis()).not.toContain("EcoRI");
  });

  it("name a rare cutter that no kit has, where it opens the vector", () => {
    molecules.rare = record(`${arms[0]}GGCCGGCC${arms[1]}`, "circular");
    const plan = planOf({ plasmids: [plasmid("rare", "vector", cut), plasmid("gene", "fragment")] });
    expect(bench(plan).usableEnzymes).toContain("FseI");
  });

  it("come fast enough for a worker that plans at each change", () => {
    const big = [plasmid("single", "vector", cut)];
    for (let at = 0; at < 10; at++) {
      molecules[`b${at}`] = record(noise(3_000, 600 + at, ...sites));
      big.push(plasmid(`b${at}`, "fragment", { bindType: "PCREnzyme" }));
    }
    const plan = planOf({ cloningMethod: "restriction-ligation", enzymes: ["EcoRI"], plasmids: big });
    bench(plan);
    const started = cpuTime();
    bench(plan);
    const took = cpuTime() - started;
    // Said of a quiet machine with a tenth of it; on a busy one it may take a few times as long.
    expect(took).toBeLessThan(2_000);
  });
});
