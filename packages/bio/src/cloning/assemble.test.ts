import { describe, expect, it } from "vitest";
import { checksum } from "../checksum/checksum.ts";
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
import type { AssemblyOptions } from "./options.ts";

const [V, A, B, C] = [bases(300, 1), bases(90, 2), bases(80, 3), bases(70, 4)];

describe("restriction and ligation", () => {
  const vector = circle(`${V}GAATTC${B}GGATCC`);
  const insert = linear(`TTTT${"GAATTC"}${A}GGATCCTTTT`);

  it("puts an insert between two sites in one direction and keeps it in the lineage", () => {
    const result = assemble("restriction-ligation", [vector, insert], {
      enzymes: ["EcoRI", "BamHI"],
      completeDigestion: true,
    });
    const [product] = productsOf(result).filter((one) => one.checksum === circular(`${V}GAATTC${A}GGATCC`));
    expect(product).toMatchObject({ topology: "circular", ends: null, uncutSites: 0 });
    expect(product?.lineage).toMatchObject({
      method: "restriction-ligation",
      enzymes: ["EcoRI", "BamHI"],
      junctions: [{ letters: "AATT" }, { letters: "GATC" }].toSorted(),
    });
  });

  it("joins ends of different enzymes that fit", () => {
    const result = assemble(
      "restriction-ligation",
      [circle(`${V}GGATCC`), linear(`TTTTAGATCT${A}AGATCTTTTT`)],
      {
        enzymes: ["BamHI", "BglII"],
      },
    );
    expect(checksumsOf(result)).toEqual(
      expect.arrayContaining([circular(`${V}GGATCT${A}AGATCC`), circular(`${V}GGATCT${rc(A)}AGATCC`)]),
    );
  });

  it("joins ends that fit only after partial filling in (XhoI with CT, BamHI with GA)", () => {
    const options: AssemblyOptions = {
      enzymes: ["XhoI", "BamHI"],
      treatments: [
        { fragment: 0, treatment: "fill-in", nucleotides: "CT" },
        { fragment: 1, treatment: "fill-in", nucleotides: "GA" },
      ],
    };
    const result = assemble(
      "restriction-ligation",
      [circle(`${V}CTCGAG`), linear(`TTGGATCC${A}GGATCCTT`)],
      options,
    );
    expect(checksumsOf(result)).toContain(circular(`${V}CTCGATCC${A}GGATCGAG`));
    expect(
      assemble("restriction-ligation", [circle(`${V}CTCGAG`), linear(`TTGGATCC${A}GGATCCTT`)], {
        enzymes: ["XhoI", "BamHI"],
      }).ok,
    ).toBe(false);
  });

  it("warns that a vector can close on itself, and not when it is dephosphorylated", () => {
    const fragments = [circle(`${V}GAATTC`), linear(`TTGAATTC${A}GAATTCTT`)];
    const plain = assemble("restriction-ligation", fragments, { enzymes: "EcoRI" });
    expect(plain.ok && plain.warnings.map(({ code }) => code)).toContain("self-closure");
    const treated = assemble("restriction-ligation", fragments, {
      enzymes: "EcoRI",
      treatments: [{ fragment: 0, treatment: "dephosphorylate" }],
    });
    const closing = treated.ok ? treated.warnings.filter(({ fragments: which }) => which?.[0] === 0) : null;
    expect(closing).toEqual([]);
    expect(productsOf(treated)[0]?.junctions.map(({ nicks }) => nicks)).toEqual([1, 1]);
  });

  it("says which fragment is not cut, and that ends without phosphates stay apart", () => {
    expect(
      errorOf(assemble("restriction-ligation", [vector, linear(A, "pcr")], { enzymes: "EcoRI" })),
    ).toEqual({
      code: "no-site",
      message: "Fragment 2 (pcr) has no site of EcoRI.",
      fragments: [1],
    });
    const treatments = [0, 1].map((fragment) => ({ fragment, treatment: "dephosphorylate" as const }));
    const options = { enzymes: ["EcoRI", "BamHI"], treatments };
    expect(errorOf(assemble("restriction-ligation", [vector, insert], options))?.code).toBe("no-phosphate");
    expect(errorOf(assemble("restriction-ligation", [vector], { enzymes: "FooI" }))?.code).toBe(
      "unknown-enzyme",
    );
  });

  it("cut at two places and closed without the stretch between, a plasmid is shorter", () => {
    const result = assemble("restriction-ligation", [circle(`${V}GAATTC${B}GAATTC`)], { enzymes: "EcoRI" });
    expect(checksumsOf(result)).toEqual(
      expect.arrayContaining([
        circular(`${V}GAATTC`),
        circular(`${B}GAATTC`),
        circular(`${V}GAATTC${B}GAATTC`),
      ]),
    );
  });
});

describe("Golden Gate", () => {
  const part = (left: string, middle: string, right: string) =>
    linear(`TTGGTCTCA${left}${middle}${right}TGAGACCTT`);
  const vector = circle(`${V}GGAGTGAGACC${C}GGTCTCACGCT`);

  it("joins parts in the order of their overhangs and leaves no site", () => {
    const result = assemble("golden-gate", [vector, part("AATG", B, "CGCT"), part("GGAG", A, "AATG")]);
    expect(checksumsOf(result)).toEqual([circular(`${V}GGAG${A}AATG${B}CGCT`)]);
    expect(result.ok && result.warnings).toEqual([]);
  });

  it("warns of overhangs that differ in one base, and of foreign ones in MoClo", () => {
    const parts = [part("GGAG", A, "GGAC"), part("GGAC", B, "CGCT")];
    const result = assemble("moclo", [vector, ...parts]);
    expect(result.ok && result.warnings.map(({ message }) => message)).toEqual([
      "GGAG and GGAC differ in one base only and may be ligated to each other.",
      "GGAC is no overhang of a modular cloning standard (plant, cidar, ytk).",
    ]);
  });

  it("refuses an enzyme that cuts inside its site", () => {
    expect(errorOf(assemble("golden-gate", [vector], { enzymes: "EcoRI" }))?.message).toBe(
      "EcoRI does not cut outside its site; Golden Gate needs a type IIS enzyme such as BsaI.",
    );
  });
});

describe("homology", () => {
  const ring = [
    linear(`${C.slice(-25)}${V}`, "a"),
    linear(`${V.slice(-25)}${A}`, "b"),
    linear(`${A.slice(-25)}${C}`, "c"),
  ];

  it.each(["gibson", "hifi", "in-fusion"])(
    "%s closes a circle whatever the order and orientation",
    (method) => {
      const [a, b, c] = ring as [(typeof ring)[0], (typeof ring)[0], (typeof ring)[0]];
      const turned = { ...b, sequence: rc(b.sequence).toLowerCase() };
      for (const fragments of [ring, [c, a, b], [a, turned, c]]) {
        expect(checksumsOf(assemble(method, fragments))).toEqual([circular(V + A + C)]);
      }
    },
  );

  it("chews 5' overhangs back (Gibson) or 3' overhangs (In-Fusion)", () => {
    const vector = circle(`${V}GAATTC`);
    const insert = linear(`${V.slice(-25)}G${A}C${V.slice(0, 25)}`);
    expect(checksumsOf(assemble("gibson", [vector, insert], { enzymes: "EcoRI" }))).toEqual([
      circular(`${V}G${A}C`),
    ]);
    const kept = linear(`${V.slice(-25)}GAATT${A}AATTC${V.slice(0, 25)}`);
    expect(checksumsOf(assemble("in-fusion", [vector, kept], { enzymes: "EcoRI" }))).toEqual([
      circular(`${V}GAATT${A}AATTC`),
    ]);
  });

  it("names the fragment without overlap, the partner and what they do share", () => {
    const open = [ring[0]!, ring[1]!, linear(A.slice(-15) + C, "c")];
    expect(errorOf(assemble("gibson", open, { circularOnly: true }))).toEqual({
      code: "no-overlap",
      message:
        "Fragment 2 (b) has no 20 bp overlap with fragment 3 (c) at its end; the longest that they share there is 15 bp.",
      fragments: [1, 2],
    });
    expect(errorOf(assemble("gibson", [circle(V)]))?.code).toBe("circular-fragment");
  });

  it("overlap extension gives one linear product", () => {
    const [product, ...others] = productsOf(assemble("fusion_pcr", [ring[0]!, ring[1]!]));
    expect(others).toEqual([]);
    expect(product?.checksum).toBe(checksum(C.slice(-25) + V + A));
  });

  it("lists linear products if no circle closes, and only circles if requested", () => {
    const open = [ring[0]!, ring[1]!];
    expect(productsOf(assemble("gibson", open)).map(({ topology }) => topology)).toEqual(["linear"]);
    expect(assemble("gibson", open, { circularOnly: true }).ok).toBe(false);
  });
});

describe("cloning by ends", () => {
  it("blunt: an insert goes in both ways", () => {
    const result = assemble("blunt", [circle(`${V}GATATC`), linear(A)], { enzymes: "EcoRV" });
    expect(checksumsOf(result)).toEqual([circular(`${V}GAT${A}ATC`), circular(`${V}GAT${rc(A)}ATC`)]);
  });

  it("TA: the insert's A pairs with the vector's T", () => {
    const result = assemble("ta", [linear(V, "T vector"), linear(A)]);
    expect(checksumsOf(result)).toEqual([circular(`${V}T${A}A`), circular(`${V}T${rc(A)}A`)]);
  });

  it("TOPO: TA, blunt and directional", () => {
    const vector = circle(`${V}CCCTTAAGGG`);
    expect(checksumsOf(assemble("topo", [vector, linear(A)]))).toContain(circular(`${V}CCCTT${A}AAGGG`));
    expect(checksumsOf(assemble("topo", [vector, linear(A)], { variant: "blunt" }))).toHaveLength(2);
    const directional = { variant: "directional" } as const;
    const insert = linear(rc(`CACCATG${A}`));
    expect(checksumsOf(assemble("topo", [linear(`AAGGG${V}CCCTTCACC`), insert], directional))).toEqual([
      circular(`AAGGG${V}CCCTTCACCATG${A}`),
    ]);
    expect(errorOf(assemble("topo", [vector, linear(`TT${A}`)], directional))?.code).toBe(
      "no-compatible-ends",
    );
  });

  it("annealed oligos: into a cut vector, or alone with their overhangs", () => {
    const oligos = [`AATTC${A.slice(0, 20)}G`, `GATCC${rc(A.slice(0, 20))}G`] as const;
    const cut = { enzymes: ["EcoRI", "BamHI"], completeDigestion: true };
    const result = assemble("annealed-oligos", [circle(`${V}GAATTC${B}GGATCC`)], { ...cut, oligos });
    expect(checksumsOf(result)).toContain(circular(`${V}GAATTC${A.slice(0, 20)}GGATCC`));
    const [duplex] = productsOf(assemble("annealed-oligos", [], { oligos }));
    expect(duplex).toMatchObject({
      sequence: `AATTC${A.slice(0, 20)}GGATC`,
      ends: { left: { kind: "5'-overhang", bases: "AATT" }, right: { kind: "5'-overhang", bases: "GATC" } },
    });
    expect(duplex?.lineage).toMatchObject({ parts: [{ strand: 1 }, { strand: -1 }] });
  });

  it("LIC: overhangs up to the vector's first G and the insert's first C", () => {
    const [left, right] = ["ACCAACTACATAAT", "TTAGTAGATTTATG"];
    const fragments = [linear(`${right}C${V}G${left}`, "vector"), linear(`${left}G${A}C${right}`)];
    const [product, ...others] = productsOf(assemble("lic", fragments));
    expect(others).toEqual([]);
    expect(product?.checksum).toBe(circular(`${right}C${V}G${left}G${A}C`));
    expect(product?.junctions).toMatchObject([
      { letters: left, nicks: 2 },
      { letters: right, nicks: 2 },
    ]);
  });

  it("USER: the overhangs behind the U's join", () => {
    const [one, two] = ["GGCATAGACT", "CAGTACTGAT"];
    const primers = [
      [`${two.slice(0, -1)}U${V.slice(0, 20)}`, `${rc(one).replace(/.$/, "")}${"U"}${rc(V.slice(-20))}`],
      [`${one.slice(0, -1)}U${A.slice(0, 20)}`, `${rc(two).replace(/.$/, "")}${"U"}${rc(A.slice(-20))}`],
    ] as const;
    expect(assemble("user", [linear(V, "v"), linear(A)], { primers }).ok).toBe(false);
    const [left, right] = ["AGCATAGACT", "ACGTACTGAT"];
    const matching = [
      [`${right.slice(0, -1)}U${V.slice(0, 20)}`, `${rc(left).slice(0, -1)}U${rc(V.slice(-20))}`],
      [`${left.slice(0, -1)}U${A.slice(0, 20)}`, `${rc(right).slice(0, -1)}U${rc(A.slice(-20))}`],
    ] as const;
    const result = assemble("user", [linear(V, "v"), linear(A)], { primers: matching });
    expect(checksumsOf(result)).toEqual([circular(`${right}${V}${left}${A}`)]);
  });
});

describe("a product of Golden Gate that has the site again", () => {
  const part = (left: string, middle: string, right: string) =>
    linear(`TTGGTCTCA${left}${middle}${right}TGAGACCTT`);
  const vector = circle(`${V}GGAGTGAGACC${C}GGTCTCACGCT`);

  it("is not listed where a part keeps a site inside, and its part is named", () => {
    const result = assemble("golden-gate", [vector, part("GGAG", `${A}GGTCTC${B}`, "CGCT")]);
    expect(errorOf(result)).toMatchObject({ code: "site-again", fragments: [1] });
    expect(errorOf(result)?.message).toMatch(
      /^BsaI finds its site again at base \d+ of the product \(in fragment 2/,
    );
  });

  it("is not listed where a site points outwards and stays beside the junction that it made", () => {
    // Cut by a site that is on the piece itself, so that ligation restores what the enzyme cuts.
    const outward = linear(`TTGGTCTCAGGAG${A}GGTCTCACGCT${B}`);
    expect(errorOf(assemble("golden-gate", [vector, outward]))).toMatchObject({ code: "site-again" });
  });

  it("is not listed where two parts make the site over their junction", () => {
    const result = assemble("golden-gate", [
      vector,
      part("GGAG", `${A}GGT`, "CTCA"),
      part("CTCA", B, "CGCT"),
    ]);
    expect(errorOf(result)).toMatchObject({ code: "site-again", fragments: [1, 2] });
  });
});

describe("an overhang with a base that is not known", () => {
  const vector = circle(`${V}GGAGTGAGACC${C}GGTCTCACGCT`);

  it("is named with its fragment", () => {
    const result = assemble("golden-gate", [vector, linear(`TTGGTCTCAGGNG${A}CGCTTGAGACCTT`)]);
    expect(errorOf(result)).toMatchObject({ code: "unknown-overhang", fragments: [1] });
    expect(errorOf(result)?.message).toContain("GGNG that BsaI leaves");
  });

  it("is named in a restriction and ligation", () => {
    const v = circle(`${V}GGCCAAAAAGGCC${C}GGCCTTGTTGGCC`);
    const insert = linear(`TTGGCCAANAAGGCC${A}GGCCTTGTTGGCCTT`);
    expect(errorOf(assemble("restriction-ligation", [v, insert], { enzymes: ["SfiI"] }))).toMatchObject({
      code: "unknown-overhang",
    });
  });

  it("is a remark where the fragments join by others", () => {
    const spare = circle(`${V}GGAGTGAGACC${C}GGTCTCACGCT${A}GGTCTCANNAC${B}`);
    const result = assemble("restriction-ligation", [spare], { enzymes: ["BsaI"] });
    expect(result.ok && result.warnings.some(({ message }) => message.includes("NNAC"))).toBe(true);
  });
});
