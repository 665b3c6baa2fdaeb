import type { Enzyme, EnzymeProvider } from "./enzyme.ts";

const providerNames: Readonly<Record<string, EnzymeProvider["provider"]>> = {
  N: "NEB",
  H: "NEB HF",
  P: "Promega",
  T: "ThermoFisher",
};

/**
 * The buffers of each provider in the order of the table's columns. SibEnzyme's are its SE-buffers, named for
 * users: no public table says how active its enzymes are in them.
 *
 * @example providerBuffers["ThermoFisher FastDigest"] // ["F"], the FastDigest buffer
 */
const providerBuffers: Readonly<Record<EnzymeProvider["provider"], readonly string[]>> = {
  NEB: ["1.1", "2.1", "3.1", "CutSmart"],
  "NEB HF": ["1.1", "2.1", "3.1", "CutSmart"],
  Promega: ["A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "MultiCore"],
  ThermoFisher: ["B", "G", "O", "R", "T", "2xT"],
  "ThermoFisher FastDigest": ["F"],
  SibEnzyme: ["B", "G", "O", "Rose", "W", "Y"],
};

/** Reads one product of the table `enzyme-products.ts`. */
export const readProvider = (entry: string, enzyme: Enzyme): EnzymeProvider => {
  const [code = "", product, path, warm, inactivation, activities = "", buffer, supplements] =
    entry.split("|");
  const provider = providerNames[code] ?? "NEB";
  const values = activities.split(" ");
  return {
    provider,
    product: product || enzyme.name,
    url: path ? `https://www.neb.com/products/${path}` : promegaPage(provider, enzyme),
    incubationTemperature: degrees(warm),
    inactivationTemperature: degrees(inactivation),
    activities: Object.fromEntries(
      providerBuffers[provider].flatMap((name, index) => (values[index] ? [[name, values[index]]] : [])),
    ),
    recommendedBuffer: buffer || null,
    supplements: supplements ? supplements.split(" ") : [],
  };
};

/** Promega's page of what it sells still, as REBASE lists it; its pages are named after the enzyme. */
const promegaPage = (provider: EnzymeProvider["provider"], { name, suppliers }: Enzyme): string | null =>
  provider === "Promega" && suppliers.includes("R")
    ? `https://www.promega.com/products/cloning-and-dna-markers/restriction-enzymes/${name.toLowerCase()}/`
    : null;

/** FastDigest products by the enzyme's name, out of the table `fastdigest-products.ts`. */
export const fastDigestOf = (table: string): ReadonlyMap<string, readonly EnzymeProvider[]> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [name = "", warm, inactivation, number] = line.split(" ");
        return [name, [fastDigest(name, warm, inactivation, number)]] as const;
      }),
  );

const fastDigest = (name: string, warm?: string, inactivation?: string, number?: string): EnzymeProvider => ({
  provider: "ThermoFisher FastDigest",
  product: `FastDigest ${name}`,
  url: number ? `https://www.thermofisher.com/order/catalog/product/${number}` : null,
  incubationTemperature: degrees(warm),
  inactivationTemperature: degrees(inactivation),
  activities: { F: "100" },
  recommendedBuffer: "F",
  supplements: [],
});

/** What SibEnzyme sells as REBASE lists it; its temperatures and activities are in no public table. */
export const sibEnzymeOf = ({ name, suppliers }: Enzyme): readonly EnzymeProvider[] =>
  suppliers.includes("I")
    ? [
        {
          provider: "SibEnzyme",
          product: name,
          url: null,
          incubationTemperature: null,
          inactivationTemperature: null,
          activities: {},
          recommendedBuffer: null,
          supplements: [],
        },
      ]
    : [];

/** Whether a product's name is another one for the enzyme (EcoRI-HF), and not only its line (FastDigest EcoRI). */
export const isRenamed = ({ provider }: EnzymeProvider): boolean => provider !== "ThermoFisher FastDigest";

const degrees = (text: string | undefined): string | null => {
  if (!text) return null;
  return /^\d+$/.test(text) ? `${text}℃` : text;
};
