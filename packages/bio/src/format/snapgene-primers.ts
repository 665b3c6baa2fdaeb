import type { Segment } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import { type PrimerPlace, primerPlaces } from "../primer/primer-places.ts";
import type { Notes } from "./notes.ts";
import type { Place } from "./snapgene-features.ts";
import { plainText, richText } from "./snapgene-text.ts";
import { printXml } from "./snapgene-xml.ts";
import type { XmlNode } from "./xml-reader.ts";

/**
 * The primers of SnapGene's block 5, each with all its binding sites. Sites are zero-based and inclusive, unlike the
 * ranges of features; the annealed bases next to them prove it. A site is written twice, in full and simplified; the
 * full ones are used.
 */
export const readSnapGenePrimers = (root: XmlNode, place: Place, notes: Notes): Primer[] =>
  root.children
    .filter(({ name }) => name === "Primer")
    .flatMap((element, index) => {
      const attribute = (key: string) => plainText(element.attributes[key] ?? "");
      const bases = attribute("sequence").replace(/\s+/g, "");
      const name = attribute("name").replace(/\s+/g, " ").trim();
      if (!/^[A-Za-z]+$/.test(bases)) {
        notes.add("primer-dropped", null, name);
        return [];
      }
      if (name === "") notes.add("name-missing", null, bases);
      const color = element.attributes.color;
      return {
        id: `p${index + 1}`,
        name: name || `primer ${index + 1}`,
        description: attribute("description"),
        bases,
        locations: readSites(element, place, notes, name),
        ...(color !== undefined && /^#[0-9a-f]{6}$/i.test(color) && { color }),
      };
    });

const readSites = (
  element: XmlNode,
  { size, isCircular }: Place,
  notes: Notes,
  name: string,
): readonly Segment[] => {
  const sites = element.children.filter((child) => child.name === "BindingSite");
  const full = sites.filter(({ attributes }) => attributes.simplified !== "1");
  return (full.length > 0 ? full : sites).flatMap(({ attributes }) => {
    const match = /^(\d{1,10})-(\d{1,10})$/.exec(attributes.location ?? "");
    const [start, last] = [Number(match?.[1]), Number(match?.[2])];
    if (!match || start >= size || last >= size || (start > last && !isCircular)) {
      notes.add("invalid-location", null, `${name} ${attributes.location ?? ""}`);
      return [];
    }
    const strand = attributes.boundStrand === "1" ? -1 : 1;
    if (start <= last) return { start, end: last + 1, strand } as const;
    const tail = { start, end: size, strand } as const;
    const head = { start: 0, end: last + 1, strand } as const;
    return strand === 1 ? [tail, head] : [head, tail];
  });
};

/** Primers as SnapGene's block 5. The opposite of {@link readSnapGenePrimers}. */
export const printSnapGenePrimers = (primers: readonly Primer[], place: Place): string => {
  const settings = printXml("HybridizationParams", {
    minContinuousMatchLen: "10",
    allowMismatch: "1",
    minMeltingTemperature: "40",
    showAdditionalFivePrimeMatches: "1",
    minimumFivePrimeAnnealing: "15",
  });
  const printed = primers.map((primer, index) => {
    const { name, bases, order, color } = primer;
    // SnapGene's own modifications have no place for those of makers of oligos.
    const description = [primer.description, order ?? ""].filter((text) => text !== "").join("; ");
    const sites = primerPlaces(primer, place).map((site) => printSite(site, place.size, bases));
    const attributes = {
      recentID: `${index}`,
      name: richText(name),
      sequence: bases,
      description: description === "" ? undefined : richText(description),
      color,
    };
    return printXml("Primer", attributes, sites.join(""));
  });
  const attributes = { nextValidID: `${primers.length}` };
  return `<?xml version="1.0"?>${printXml("Primers", attributes, settings + printed.join(""))}\n`;
};

const printSite = ({ start, length, strand }: PrimerPlace, size: number, bases: string): string => {
  const last = (start + length - 1) % size;
  const annealed = bases.slice(-length);
  const range = `${start}-${last}`;
  const tail = bases.length > length ? printXml("Component", { bases: bases.slice(0, -length) }) : "";
  const site = { location: range, boundStrand: strand === 1 ? "0" : "1", annealedBases: annealed };
  const content = tail + printXml("Component", { hybridizedRange: range, bases: annealed });
  return (
    printXml("BindingSite", site, content) + printXml("BindingSite", { simplified: "1", ...site }, content)
  );
};
