import { loadCommonPlasmids } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import {
  bench,
  codes,
  molecules,
  noise,
  planOf,
  plasmid,
  record,
  sites,
} from "./test-support/planned-molecules.ts";

describe("biological checks of a plan", () => {
  it("three complete plasmids have two origins and two resistances, and are reported as complete", async () => {
    const common = await loadCommonPlasmids();
    const named = (name: string) => common.find((one) => one.record.name === name)!.record;
    molecules.pUC = named("pUC19");
    molecules.pBAD = named("pBAD30");
    molecules.pET = named("pET-28a(+)");
    const plan = planOf({
      plasmids: [plasmid("pUC", "vector"), plasmid("pBAD", "fragment"), plasmid("pET", "fragment")],
    });
    const { conflicts, products } = bench(plan);
    expect(products).toHaveLength(1);
    expect(conflicts.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["whole-plasmid", "second-origin", "same-resistance"]),
    );
    expect(conflicts.find(({ code }) => code === "second-origin")).toMatchObject({
      isBlocking: false,
      features: expect.arrayContaining(["ColE1", "p15A"]),
    });
  });

  it("a stretch that cuts the codon of an exception says that the product lacks it", () => {
    const cds = {
      id: "f1",
      name: "sel",
      type: "CDS",
      operator: "join",
      locations: [{ start: 100, end: 400, strand: 1 }],
      qualifiers: [{ key: "transl_except", value: "(pos:131..133,aa:Sec)", isQuoted: false }],
    } as const;
    molecules.sel = { ...record(noise(700, 5, ...sites)), features: [cds] };
    const planWith = (start: number) =>
      planOf({
        plasmids: [
          plasmid("plain", "vector"),
          plasmid("sel", "fragment", { region: { start, length: 500 } }),
        ],
      });
    const lost = ({ code }: { readonly code: string }) => code === "positions-lost";
    const whole = bench(planWith(50));
    expect(whole.products).toHaveLength(1);
    expect(whole.conflicts.filter(lost)).toEqual([]);
    expect(bench(planWith(131)).conflicts.filter(lost)).toEqual([
      {
        code: "positions-lost",
        isBlocking: false,
        plasmidIds: ["sel"],
        features: ["sel /transl_except=(pos:131..133,aa:Sec)"],
      },
    ]);
    molecules.sel = { ...molecules.sel, topology: "circular" };
    const changed = (start: number) =>
      bench(
        planOf({
          cloningMethod: "mutagenesis",
          mutation: { start, length: 3, insert: "GCG", style: "back-to-back" },
          plasmids: [plasmid("sel", "vector")],
        }),
      ).conflicts.filter(lost);
    expect(changed(130)).toHaveLength(1);
    expect(changed(160)).toEqual([]);
  });

  it("Gibson primers of 40 nt are usual and are not remarked on", () => {
    const plan = planOf({ plasmids: [plasmid("plain", "vector"), plasmid("gene", "fragment")] });
    const { primers } = bench(plan);
    expect(Math.max(...primers.map(({ bases }) => bases.length))).toBeGreaterThan(30);
    expect(codes(plan)).not.toContain("primer-too-long");
  });
});

describe("Golden Gate", () => {
  const bound = { bindType: "PCREnzyme" as const };

  it("takes another enzyme where two parts make the site over their junction, and says so where one is asked for", () => {
    molecules.left = record(`${noise(500, 71, ...sites)}GGT`);
    molecules.right = record(`CTC${noise(400, 73, ...sites)}`);
    const plan = planOf({
      cloningMethod: "golden-gate",
      plasmids: [
        plasmid("plain", "vector", bound),
        plasmid("left", "fragment", bound),
        plasmid("right", "fragment", bound),
      ],
    });
    expect(bench(plan).enzymes).not.toEqual(["BsaI"]);
    expect(bench(plan).products).toHaveLength(1);
    const asked = bench({ ...plan, enzymes: ["BsaI"] });
    expect(asked.products).toEqual([]);
    expect(asked.conflicts).toMatchObject([
      { code: "site-again", enzyme: "BsaI", plasmidIds: ["left", "right"] },
    ]);
  });

  it("names an N in an overhang", () => {
    molecules.unsure = record(`${noise(400, 79, ...sites)}NNNN`);
    molecules.vague = record(`NNNN${noise(300, 83, ...sites)}`);
    const plan = planOf({
      cloningMethod: "golden-gate",
      plasmids: [
        plasmid("plain", "vector", bound),
        plasmid("unsure", "fragment", bound),
        plasmid("vague", "fragment", bound),
      ],
    });
    expect(codes(plan)).toContain("unknown-overhang");
  });
});
