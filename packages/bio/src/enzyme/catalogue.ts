import { enzymeSites } from "../../data/enzyme-sites.ts";
import type { Enzyme, EnzymeCut, MethylationEffect, NeededMethylation } from "./enzyme.ts";

/**
 * Every enzyme of the catalogue by id: 1,098 restriction, 15 nicking, 5 homing enzymes. Read on first use
 * (about 10 kB of text); products, buffers and synonyms come with `loadEnzymes`.
 *
 * @example enzymes().length // 1118
 */
export const enzymes = (): readonly Enzyme[] => catalogue().list;

/**
 * An enzyme by name, whatever its case, also by the name of a product that only adds to it: `EcoRI-HF`,
 * `BsaI-HFv2`, `BsmBI-v2`, `FastDigest EcoRI`. Undefined when there is none.
 *
 * @example findEnzyme("ecori")?.cuts // [{ top: 1, bottom: 5 }]
 */
export const findEnzyme = (name: string): Enzyme | undefined => {
  const key = name.trim().toLowerCase();
  const { byName } = catalogue();
  return byName.get(key) ?? byName.get(key.replace(/-?(hf(®|-?v2)?|v2)$|^fastdigest\s+/g, ""));
};

interface Catalogue {
  readonly list: readonly Enzyme[];
  readonly byName: ReadonlyMap<string, Enzyme>;
}

let parsed: Catalogue | undefined;

const catalogue = (): Catalogue => {
  if (!parsed) {
    const list = parseRows();
    parsed = { list, byName: new Map(list.map((enzyme) => [enzyme.name.toLowerCase(), enzyme])) };
  }
  return parsed;
};

const parseRows = (): readonly Enzyme[] => {
  let id = 0;
  return enzymeSites
    .trim()
    .split("\n")
    .map((row) => {
      const [first = "", site = "", cuts = "", suppliers = "", methylation = ""] = row.split(" ");
      const colon = first.indexOf(":");
      id = colon > 0 ? Number(first.slice(0, colon)) : id + 1;
      const name = first.slice(colon + 1);
      const [effects = "", needs = ""] = methylation.split(":");
      return {
        id,
        name,
        site,
        cuts: parseCuts(cuts),
        kind: kindOf(name),
        suppliers: suppliers === "-" ? "" : suppliers,
        methylation: { dam: effectOf(effects[0]), dcm: effectOf(effects[1]), cpg: effectOf(effects[2]) },
        needs: parseNeeds(needs),
      };
    });
};

/**
 * Derived from the name: `Nt.` and `Nb.` nick the top or bottom strand, `I-` and `PI-` come from introns and inteins.
 */
const kindOf = (name: string): Enzyme["kind"] => {
  if (/^N[tb]\./.test(name)) return "nicking";
  return /^P?I-/.test(name) ? "homing" : "restriction";
};

const gap = (text: string | undefined): number | null =>
  text === undefined || text === "-" ? null : Number(text);

const parseCuts = (text: string): readonly EnzymeCut[] =>
  text === "?"
    ? []
    : text.split(",").map((cut) => {
        const [top, bottom] = cut.split("/");
        return { top: gap(top), bottom: gap(bottom) };
      });

const effects: Readonly<Record<string, MethylationEffect>> = {
  b: "blocked",
  B: "sometimes-blocked",
  i: "impaired",
  I: "sometimes-impaired",
  v: "variable",
  u: "untested",
};

const effectOf = (code: string | undefined): MethylationEffect => effects[code ?? ""] ?? "none";

const methylatedBases: Readonly<Record<string, NeededMethylation["base"]>> = {
  a: "m6A",
  c: "m5C",
  h: "hm5C",
};

const parseNeeds = (text: string): readonly NeededMethylation[] =>
  text === ""
    ? []
    : text.split(",").map((need) => ({
        base: methylatedBases[need[0] ?? ""] ?? "m5C",
        strand: need[1] === "-" ? -1 : 1,
        position: Number(need.slice(2)) - 1,
      }));
