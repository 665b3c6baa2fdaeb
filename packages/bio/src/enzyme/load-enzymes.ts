import { reverseComplement } from "../alphabet.ts";
import { enzymes } from "./catalogue.ts";
import type { Enzyme, EnzymeRecord } from "./enzyme.ts";
import { fastDigestOf, isRenamed, readProvider, sibEnzymeOf } from "./providers.ts";
import { siteRegex } from "./site-regex.ts";

/**
 * The full records of the catalogue by id, with products, buffers and synonyms. Loads its data (10 kB gzipped) on
 * first use. Sources: REBASE for enzymes and for what SibEnzyme sells; NEB, Promega, Fermentas / Thermo (standard and
 * FastDigest) for products. The makers' numbers are facts; NEB's terms do not allow its chart to be spread as a
 * compilation.
 *
 * @example (await loadEnzymes()).find(({ name }) => name === "BcgI")?.usForward // 10
 */
export const loadEnzymes = async (): Promise<readonly EnzymeRecord[]> => {
  loaded ??= Promise.all([
    import("../../data/enzyme-products.ts"),
    import("../../data/fastdigest-products.ts"),
  ]).then(([{ enzymeProducts }, { fastDigestProducts }]) =>
    completeRecords(enzymeProducts, fastDigestProducts),
  );
  return loaded;
};

let loaded: Promise<readonly EnzymeRecord[]> | undefined;

const completeRecords = (table: string, fastDigestTable: string): readonly EnzymeRecord[] => {
  const fastDigest = fastDigestOf(fastDigestTable);
  const products = new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [name = "", prototype = "", ...entries] = line.split("\t");
        return [name, { prototype, entries }] as const;
      }),
  );
  return enzymes().map((enzyme) => {
    const { prototype = "", entries = [] } = products.get(enzyme.name) ?? {};
    const providers = [
      ...entries.map((entry) => readProvider(entry, enzyme)),
      ...(fastDigest.get(enzyme.name) ?? []),
      ...sibEnzymeOf(enzyme),
    ];
    return {
      ...enzyme,
      ...patternsAndOffsets(enzyme),
      ...synonyms(enzyme),
      aliases: [...new Set(providers.filter(isRenamed).map(({ product }) => product))].filter(
        (name) => name !== enzyme.name,
      ),
      prototype: prototype === "-" ? null : prototype || enzyme.name,
      providers,
    };
  });
};

const patternsAndOffsets = ({ site, cuts }: Enzyme) => {
  const downstream = cuts.at(-1);
  const [upstream] = cuts;
  const gaps = [upstream?.top, upstream?.bottom].filter((gap) => gap !== null && gap !== undefined);
  const isBeside = Math.min(...gaps) >= site.length || Math.max(...gaps) <= 0;
  const isType2S = cuts.length === 1 && gaps.length === 2 && isBeside;
  const isDouble = cuts.length === 2 && upstream && upstream.top !== null && upstream.bottom !== null;
  return {
    forwardRegex: siteRegex(site),
    reverseRegex: siteRegex(reverseComplement(site, "dna")),
    topSnipOffset: downstream?.top ?? null,
    bottomSnipOffset: downstream?.bottom ?? null,
    ...(isType2S && { isType2S: true as const }),
    ...(isDouble && { cutType: 1 as const, usForward: -upstream.top!, usReverse: -upstream.bottom! }),
  };
};

/** Enzymes of the catalogue with the same site; only known cuts can be compared. */
const synonyms = (enzyme: Enzyme) => {
  const cut = JSON.stringify(enzyme.cuts);
  const others = enzymes().filter(
    (other) =>
      other.site === enzyme.site &&
      other !== enzyme &&
      enzyme.kind !== "nicking" &&
      other.kind !== "nicking" &&
      other.cuts.length > 0 &&
      enzyme.cuts.length > 0,
  );
  const isAlike = (other: Enzyme) => JSON.stringify(other.cuts) === cut;
  return {
    isoschizomers: others.filter(isAlike).map(({ name }) => name),
    neoschizomers: others.filter((other) => !isAlike(other)).map(({ name }) => name),
  };
};
