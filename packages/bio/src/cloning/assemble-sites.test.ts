import { describe, expect, it } from "vitest";
import { gatewaySites } from "../../data/gateway-sites.ts";
import { checksum } from "../checksum/checksum.ts";
import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import {
  siteFreeBases as bases,
  checksumsOf,
  circle,
  circular,
  errorOf,
  linear,
  productsOf,
  turned as rc,
} from "../test-support/cloning-helpers.ts";
import { assemble } from "./assemble.ts";

const [V, A, B, C] = [bases(300, 1), bases(90, 2), bases(80, 3), bases(70, 4)];

describe("mutagenesis", () => {
  const plasmid = circle(`${V}GATTACA${A}`, "plasmid");

  it("back to back: primers ligated end to end", () => {
    const forward = `CCC${A.slice(0, 22)}`;
    const reverse = rc(V.slice(-22));
    const [product] = productsOf(assemble("mutagenesis", [plasmid], { forward, reverse }));
    expect(product?.checksum).toBe(circular(`${V}CCC${A}`));
    expect(product?.lineage).toMatchObject({ method: "mutagenesis back-to-back" });
  });

  it("QuikChange: overlapping primers with the change in the middle", () => {
    const forward = `${V.slice(-18)}GATCACA${A.slice(0, 18)}`;
    const [product] = productsOf(assemble("mutagenesis", [plasmid], { forward, reverse: rc(forward) }));
    expect(product?.checksum).toBe(circular(`${V}GATCACA${A}`));
    expect(product?.lineage).toMatchObject({ method: "mutagenesis quikchange" });
  });
});

describe("Cre and lox", () => {
  const loxP = "ATAACTTCGTATAGCATACATTATACGAAGTTAT";
  const lox2272 = "ATAACTTCGTATAGGATACTTTATACGAAGTTAT";

  it("removes the sequence between sites of the same direction", () => {
    const result = assemble("cre-lox", [linear(`${V}${loxP}${A}${loxP}${B}`)]);
    expect(checksumsOf(result)).toEqual([checksum(`${V}${loxP}${B}`), circular(`${loxP}${A}`)]);
  });

  it("inverts the sequence between opposed sites", () => {
    const result = assemble("cre-lox", [circle(`${V}${loxP}${A}${rc(loxP)}`)]);
    expect(checksumsOf(result)).toEqual([circular(`${V}${loxP}${rc(A)}${rc(loxP)}`)]);
  });

  it("integrates a plasmid, and exchanges a cassette between two kinds of site", () => {
    const integrated = assemble("cre-lox", [
      linear(`${V}${loxP}${B}`, "genome"),
      circle(`${A}${loxP}`, "donor"),
    ]);
    expect(checksumsOf(integrated)).toEqual([checksum(`${V}${loxP}${A}${loxP}${B}`)]);
    const genome = linear(`${V}${loxP}${C}${lox2272}${B}`, "genome");
    const exchanged = assemble("cre-lox", [genome, circle(`${loxP}${A}${lox2272}TTGAC`, "donor")]);
    expect(checksumsOf(exchanged)).toContain(checksum(`${V}${loxP}${A}${lox2272}${B}`));
  });

  it("says which sites there are when nothing recombines", () => {
    expect(errorOf(assemble("cre-lox", [linear(`${V}${loxP}${A}${lox2272}`)]))?.message).toBe(
      "The lox sites do not recombine to a product. Sites: fragment 1 (insert): loxP, lox2272.",
    );
  });
});

describe("Gateway", () => {
  /** One sequence that an IUPAC pattern allows. */
  const concrete = (pattern: string) =>
    pattern.replace(
      /[^ACGT]/g,
      (letter) => ({ R: "A", Y: "C", S: "C", K: "G", M: "A", B: "C", V: "A" })[letter] ?? "A",
    );
  const site = (left: "B" | "P", right: "B" | "P", number: 1 | 2 | 5) =>
    concrete(gatewaySites.leftArms[left] + gatewaySites.cores[number] + gatewaySites.rightArms[right]);
  const attL = (number: 1 | 2 | 5) => site("P", "B", number);
  const attR = (number: 1 | 2 | 5) => site("B", "P", number);
  const attB = (number: 1 | 2 | 5) => site("B", "B", number);
  const attP = (number: 1 | 2 | 5) => site("P", "P", number);

  it("joins two entry clones in one MultiSite LR reaction", () => {
    const one = circle(`${attL(1)}${A}${attR(5)}${bases(120, 11)}`, "first");
    const two = circle(`${attL(5)}${B}${rc(attL(2))}${bases(130, 12)}`, "second");
    const destination = circle(`${attR(1)}${C}${rc(attR(2))}${V}`, "destination");
    const result = assemble("gateway_lr", [one, two, destination], { circularOnly: true });
    expect(checksumsOf(result)).toContain(circular(`${attB(1)}${A}${attB(5)}${B}${rc(attB(2))}${V}`));
  });

  it("puts a PCR product between attB sites into a donor vector (BP)", () => {
    const insert = linear(`${attB(1)}${A}${rc(attB(2))}`);
    const donor = circle(`${attP(1)}${C}${rc(attP(2))}${V}`, "donor");
    const [entry] = productsOf(assemble("gateway_bp", [insert, donor], { circularOnly: true }));
    expect(entry?.checksum).toBe(circular(`${attL(1)}${A}${rc(attL(2))}${V}`));
    expect(entry?.junctions.map(({ kind }) => kind).toSorted()).toEqual(["attL1", "attL2"]);
  });
});

describe("annotations", () => {
  const feature = (name: string, start: number, end: number, strand: 1 | -1 = 1): Feature => ({
    ...{ id: name, name, type: "CDS", operator: "join", qualifiers: [] },
    locations: [{ start, end, strand }],
  });
  const recordOf = (
    sequence: string,
    topology: SequenceRecord["topology"],
    features: readonly Feature[],
  ) => ({
    ...{
      name: "m",
      description: "",
      kind: "dna" as const,
      topology,
      sequence,
      features,
      primers: [],
      meta: {},
    },
  });

  it("are carried over, turned with their fragment, and partial where a cut went through them", () => {
    const vector = recordOf(`${V}GAATTC`, "circular", [
      feature("marker", 10, 40),
      feature("cut", V.length - 10, V.length + 6),
    ]);
    const insert = recordOf(`TTGAATTC${A}GAATTCTT`, "linear", [feature("gene", 8, 8 + A.length)]);
    const products = productsOf(assemble("restriction-ligation", [vector, insert], { enzymes: "EcoRI" }));
    const turned = products.find(
      ({ record }) => record.features.find(({ name }) => name === "gene")?.locations[0]?.strand === -1,
    );
    const { record } = turned!;
    const under = (name: string) =>
      record.features
        .filter((one) => one.name === name)
        .flatMap(({ locations }) => locations)
        .map(({ start, end, strand }) =>
          strand === 1 ? record.sequence.slice(start, end) : rc(record.sequence.slice(start, end)),
        );
    expect(under("marker")).toEqual([V.slice(10, 40)]);
    expect(under("gene")).toEqual([A]);
    const cut = record.features.filter(({ name }) => name === "cut").flatMap(({ locations }) => locations);
    expect(
      cut
        .map(({ isStartPartial = false, isEndPartial = false }) => [isStartPartial, isEndPartial])
        .toSorted(),
    ).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(new Set(record.features.map(({ id }) => id)).size).toBe(record.features.length);
  });

  it("of a plasmid that is opened and closed at one place stay whole", () => {
    const vector = recordOf(`${V}GAATTC`, "circular", [feature("cut", V.length - 10, V.length + 6)]);
    const [same] = productsOf(assemble("restriction-ligation", [vector], { enzymes: "EcoRI" }));
    expect(
      same?.record.features[0]?.locations.some(
        ({ isStartPartial, isEndPartial }) => isStartPartial || isEndPartial,
      ),
    ).toBe(false);
  });
});

describe("refusals", () => {
  it.each([
    ["no fragments", "gibson", [], "no-fragments"],
    ["an unknown method", "magic", [linear(A)], "unknown-method"],
    ["an empty fragment", "gibson", [linear(A), linear("")], "empty-sequence"],
    ["illegal letters", "gibson", [linear("ACGJ")], "illegal-letter"],
    ["a protein", "gibson", [{ sequence: "MKV", kind: "protein" as const }], "not-dna"],
    ["Gateway without a reaction", "gateway", [linear(A)], "bad-option"],
    ["Gateway without sites", "gateway_bp", [linear(A)], "no-recombination-site"],
    ["PCR without primers", "pcr", [linear(A)], "bad-option"],
  ])("%s", (_case, method, fragments, code) => {
    expect(errorOf(assemble(method, fragments))?.code).toBe(code);
  });

  it("ends a search among fragments that all fit each other, with a warning", () => {
    const same = Array.from({ length: 9 }, (_, index) =>
      linear(`${"CA".repeat(12)}${bases(20, index)}${"CA".repeat(12)}`),
    );
    const result = assemble("gibson", same);
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(["search-stopped"]);
  });

  it("stops when cancelled", () => {
    const fragments = [linear(A + B + A.slice(0, 30))];
    expect(errorOf(assemble("gibson", fragments, { signal: { aborted: true } }))?.code).toBe("aborted");
  });
});
