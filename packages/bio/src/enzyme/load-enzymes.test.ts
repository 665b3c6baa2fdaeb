import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { testDataFolder } from "../test-support/test-data.ts";
import { enzymes, findEnzyme } from "./catalogue.ts";
import type { EnzymeRecord } from "./enzyme.ts";
import { loadEnzymes } from "./load-enzymes.ts";

const record = async (name: string) => {
  const found = (await loadEnzymes()).find((enzyme) => enzyme.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** Fields of the given table for an enzyme, as far as they are compared. */
interface GivenEnzyme extends Omit<EnzymeRecord, "suppliers"> {
  readonly suppliers: readonly { readonly code: string }[];
  readonly forwardRegexIupac: string;
  readonly reverseRegexIupac: string;
  readonly isTypeIIS: boolean;
}

/** Providers whose products the given table does not have. */
const beyondTheTable: ReadonlySet<string> = new Set(["ThermoFisher FastDigest", "SibEnzyme"]);

describe("the catalogue", () => {
  it("runs roughly by the alphabet", async () => {
    const names = (await loadEnzymes()).map(({ name }) => name.toLowerCase());
    const steps = names.slice(1).filter((name, at) => name >= (names[at] ?? ""));
    expect(steps.length / (names.length - 1)).toBeGreaterThan(0.97);
    expect(names[0]?.[0]).toBe("a");
  });

  it("gives each enzyme one id for good", () => {
    const ids = enzymes().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(findEnzyme("I-SceI")?.id).toBe(1000);
    expect(findEnzyme("AanI")?.id).toBe(305);
    expect(findEnzyme("EcoRI")?.id).toBe(findEnzyme("ecori-hf")?.id);
  });
  it("finds products by the name on the tube", () => {
    expect(findEnzyme("BsaI-HFv2")?.name).toBe("BsaI");
    expect(findEnzyme("Esp3I")?.name).toBe("Esp3I");
    expect(findEnzyme("EcoXYZ")).toBeUndefined();
  });
  it("reports type IIS, double cutters and synonyms", async () => {
    expect(await record("BcgI")).toMatchObject({
      cutType: 1,
      topSnipOffset: 24,
      bottomSnipOffset: 22,
      usForward: 10,
      usReverse: 12,
    });
    expect(await record("BsaI")).toMatchObject({
      isType2S: true,
      isoschizomers: ["Bso31I", "BspTNI", "Eco31I"],
    });
    expect((await record("EcoRI")).isType2S).toBeUndefined();
    expect((await record("KpnI")).neoschizomers).toContain("Acc65I");
    expect((await record("EcoRI")).aliases).toEqual(["EcoRI-HF"]);
  });
  it("knows which are FastDigest enzymes, all at home in one buffer", async () => {
    const records = await loadEnzymes();
    const lines = records.flatMap(({ name, providers }) =>
      providers
        .filter(({ provider }) => provider === "ThermoFisher FastDigest")
        .map((sold) => ({ name, sold })),
    );
    expect(lines).toHaveLength(176);
    for (const { name, sold } of lines) {
      expect(sold).toMatchObject({
        product: `FastDigest ${name}`,
        activities: { F: "100" },
        supplements: [],
      });
      expect(["30℃", "37℃", "50℃", "55℃", "65℃"]).toContain(sold.incubationTemperature);
      expect(["65℃", "80℃", "-"]).toContain(sold.inactivationTemperature);
      expect(findEnzyme(name)?.suppliers).toContain("B");
    }
    expect(lines.find(({ name }) => name === "SfiI")?.sold).toMatchObject({
      incubationTemperature: "50℃",
      inactivationTemperature: "-",
      url: null,
    });
    expect(lines.find(({ name }) => name === "EcoRI")?.sold.url).toBe(
      "https://www.thermofisher.com/order/catalog/product/FD0274",
    );
    expect(findEnzyme("FastDigest EcoRI")?.name).toBe("EcoRI");
  });
  it("lists what SibEnzyme sells and invents no figures for it", async () => {
    const records = (await loadEnzymes()).filter(({ suppliers }) => suppliers.includes("I"));
    expect(records).toHaveLength(207);
    for (const { name, providers } of records)
      expect(providers.filter(({ provider }) => provider === "SibEnzyme")).toEqual([
        expect.objectContaining({ product: name, activities: {}, incubationTemperature: null }),
      ]);
  });
  it("leads to Promega's page of what it sells still", async () => {
    const pageOf = (name: string) =>
      record(name).then(
        ({ providers }) => providers.find(({ provider }) => provider === "Promega")?.url ?? null,
      );
    expect(await pageOf("AluI")).toBe(
      "https://www.promega.com/products/cloning-and-dna-markers/restriction-enzymes/alui/",
    );
    expect(await pageOf("AccIII")).toBeNull();
  });
  it("is small enough to be loaded by a browser", () => {
    const files = ["enzyme-sites.ts", "enzyme-products.ts", "fastdigest-products.ts"].map((file) =>
      readFileSync(join(import.meta.dirname, "../../data", file)),
    );
    expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(150_000);
  });
});

describe.skipIf(!testDataFolder())("the catalogue against the given table", () => {
  it("says of every enzyme what REBASE and the makers say", async () => {
    const text = readFileSync(join(testDataFolder() ?? "", "science/enzymes.json"), "utf8");
    const given: readonly GivenEnzyme[] = JSON.parse(text).enzymes;
    const records = new Map((await loadEnzymes()).map((enzyme) => [enzyme.name, enzyme]));
    expect(records.size).toBe(given.length);
    for (const enzyme of given) {
      const ours = records.get(enzyme.name);
      expect({
        site: ours?.site,
        forwardRegex: ours?.forwardRegex,
        reverseRegex: ours?.reverseRegex,
        isoschizomers: ours?.isoschizomers.toSorted(),
        neoschizomers: ours?.neoschizomers.toSorted(),
        isTypeIIS: ours?.isType2S ?? false,
        kind: ours?.kind,
        prototype: ours?.prototype,
        suppliers: ours?.suppliers,
      }).toEqual({
        site: enzyme.site,
        forwardRegex: enzyme.forwardRegexIupac,
        reverseRegex: enzyme.reverseRegexIupac,
        isoschizomers: enzyme.isoschizomers.toSorted(),
        neoschizomers: enzyme.neoschizomers.toSorted(),
        isTypeIIS: enzyme.isTypeIIS,
        kind: enzyme.kind,
        prototype: enzyme.prototype,
        suppliers: enzyme.suppliers.map(({ code }) => code).join(""),
      });
      if (enzyme.kind !== "nicking") expect(ours?.cuts).toEqual(enzyme.cuts);
      expect(ours?.providers.filter(({ provider }) => !beyondTheTable.has(provider))).toEqual(
        enzyme.providers.map((entry) => ({
          provider: entry.provider,
          product: entry.product,
          url:
            entry.provider === "Promega"
              ? expect.toBeOneOf([expect.stringContaining("promega.com"), null])
              : entry.url,
          incubationTemperature: entry.incubationTemperature,
          inactivationTemperature: entry.inactivationTemperature,
          activities: entry.activities,
          recommendedBuffer: entry.recommendedBuffer,
          supplements: entry.supplements ?? [],
        })),
      );
    }
  });
});
