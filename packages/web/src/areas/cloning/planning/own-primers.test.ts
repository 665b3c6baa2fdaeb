import { reverseComplement } from "@benchleaf/bio";
import { expect, it } from "vitest";
import {
  bench,
  codes,
  gene,
  molecules,
  noise,
  planOf,
  plasmid,
  record,
  sumOf,
} from "./test-support/planned-molecules.ts";

const rc = (letters: string) => reverseComplement(letters, "dna");
const vectorLetters = `AAGGG${noise(900, 401)}CCCTT`;
molecules.open = record(vectorLetters);

const withForward = (plan: ReturnType<typeof planOf>, id: string, change: (bases: string) => string) => {
  const designed = bench(plan).primers.find((one) => one.plasmidId === id && one.direction === "forward")!;
  const own = change(designed.bases);
  const plasmids = plan.plasmids.map((one) =>
    one.id === id ? { ...one, plasmidConfig: { ...one.plasmidConfig, fPrimer: own } } : one,
  );
  return { ...plan, plasmids };
};

it("TA: the product has what a person's primer brings", () => {
  const plasmids = [plasmid("open", "vector"), plasmid("gene", "fragment")];
  const plan = planOf({ cloningMethod: "ta", plasmids });
  const { products, primers } = bench(withForward(plan, "gene", (bases) => `CACCATG${bases}`));
  const insert = `CACCATG${gene}`;
  expect(products.map((one) => one.checksum)).toContain(sumOf(`${vectorLetters}T${insert}A`));
  expect(products).toHaveLength(2);
  expect(products.map((one) => one.checksum)).toContain(sumOf(`${vectorLetters}T${rc(insert)}A`));
  expect(primers.some(({ isOwn }) => isOwn)).toBe(true);
});

it("USER: a primer with its U joins, one without is reported", () => {
  const plasmids = [plasmid("plain", "vector"), plasmid("gene", "fragment")];
  const plan = planOf({ cloningMethod: "user", plasmids });
  const designed = bench(plan);
  // A base more of the template at the 3' end changes the primer and not the product.
  const forward = designed.primers.find((one) => one.plasmidId === "gene" && one.direction === "forward")!;
  const at = gene.indexOf(forward.binding.replaceAll("U", "T")) + forward.binding.length;
  const longer = bench(withForward(plan, "gene", (bases) => bases + gene[at]));
  expect(longer.products[0]?.checksum).toBe(sumOf(molecules.plain!.sequence + gene));
  expect(longer.primers.find(({ isOwn }) => isOwn)?.bases).toBe(forward.bases + gene[at]);
  const without = withForward(plan, "gene", (bases) => bases.replace("U", "T"));
  expect(codes(without)).toEqual(["uracil-wanted"]);
  expect(bench(without).conflicts[0]?.mend).toEqual({ kind: "ownPrimers" });
});

it("mutagenesis: a person's primer carries another change", () => {
  const letters = molecules.plain!.sequence;
  const plan = planOf({
    cloningMethod: "mutagenesis",
    plasmids: [plasmid("plain", "vector")],
    mutation: { start: 400, length: 3, insert: "GCG", style: "back-to-back" },
  });
  const { products } = bench(withForward(plan, "plain", (bases) => `TTTAAA${bases}`));
  expect(products[0]?.checksum).toBe(sumOf(`${letters.slice(0, 400)}TTTAAAGCG${letters.slice(403)}`));
  const useless = withForward(plan, "plain", () => "ACACACACACACACACACAC");
  expect(codes(useless)).toEqual(["own-primer-fails"]);
});
