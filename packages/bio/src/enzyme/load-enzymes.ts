import { reverseComplement } from "../alphabet.ts";
import { enzymes } from "./catalogue.ts";
import type { Enzyme, EnzymeProvider, EnzymeRecord } from "./enzyme.ts";
import { siteRegex } from "./site-regex.ts";

/**
 * The whole records of the catalogue by id, with products, buffers and synonyms. Fetches its data (10 kB gzipped)
 * when first asked, so that a page pays for them only when somebody looks.
 *
 * Sources: REBASE for enzymes; NEB, Promega and Fermentas / Thermo for products. The makers' numbers are facts;
 * NEB's terms do not allow its chart to be spread as a compilation.
 *
 * @example (await loadEnzymes()).find(({ name }) => name === "BcgI")?.usForward // 10
 */
export const loadEnzymes = async (): Promise<readonly EnzymeRecord[]> => {
  loaded ??= import("../../data/enzyme-products.ts").then(({ enzymeProducts }) =>
    completeRecords(enzymeProducts),
  );
  return loaded;
};

let loaded: Promise<readonly EnzymeRecord[]> | undefined;

const completeRecords = (table: string): readonly EnzymeRecord[] => {
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
    const providers = entries.map((entry) => readProvider(entry, enzyme.name));
    return {
      ...enzyme,
      ...patternsAndOffsets(enzyme),
      ...synonyms(enzyme),
      aliases: [...new Set(providers.map(({ product }) => product))].filter((name) => name !== enzyme.name),
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

/** Enzymes of the catalogue with the same site; only known cuts can be told to be alike or not. */
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

const providerNames: Readonly<Record<string, EnzymeProvider["provider"]>> = {
  N: "NEB",
  H: "NEB HF",
  P: "Promega",
  T: "ThermoFisher",
};

/** The buffers of each provider in the order of the table's columns. */
const buffersOf: Readonly<Record<EnzymeProvider["provider"], readonly string[]>> = {
  NEB: ["1.1", "2.1", "3.1", "CutSmart"],
  "NEB HF": ["1.1", "2.1", "3.1", "CutSmart"],
  Promega: ["A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "MultiCore"],
  ThermoFisher: ["B", "G", "O", "R", "T", "2xT"],
};

const readProvider = (entry: string, enzyme: string): EnzymeProvider => {
  const [code = "", product, path, warm, inactivation, activities = "", buffer, supplements] =
    entry.split("|");
  const provider = providerNames[code] ?? "NEB";
  const values = activities.split(" ");
  return {
    provider,
    product: product || enzyme,
    url: path ? `https://www.neb.com/products/${path}` : null,
    incubationTemperature: degrees(warm),
    inactivationTemperature: degrees(inactivation),
    activities: Object.fromEntries(
      buffersOf[provider].flatMap((name, index) => (values[index] ? [[name, values[index]]] : [])),
    ),
    recommendedBuffer: buffer || null,
    supplements: supplements ? supplements.split(" ") : [],
  };
};

const degrees = (text: string | undefined): string | null => {
  if (!text) return null;
  return /^\d+$/.test(text) ? `${text}℃` : text;
};
