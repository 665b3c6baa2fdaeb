import { expect, it } from "vitest";
import { offerOfGene, offerOfRecord, readAccessions } from "./offers.ts";

it("reads accessions however they are parted, each once", () => {
  expect(readAccessions(" L09137.2, NM_000546\nL09137.2；NP_000537、homo_sapiens/17:1-20:-1 ")).toEqual({
    accessions: ["L09137.2", "NM_000546", "NP_000537", "homo_sapiens/17:1-20:-1"],
  });
  expect(readAccessions("   ")).toEqual({ accessions: [] });
});

it("reports an invalid accession, and too many", () => {
  expect(readAccessions("L09137 <script>")).toEqual({ problem: "illegal", text: "<script>" });
  expect(readAccessions(Array.from({ length: 21 }, (_, at) => `NM_${at}`).join(" "))).toEqual({
    problem: "too-many",
  });
});

it("offers what is known and short enough", () => {
  const record = {
    accession: "NC_000001.11",
    title: "Homo sapiens chromosome 1",
    organism: "Homo sapiens",
    molecule: "dna",
    size: 248_956_422,
    isCircular: false,
  } as const;
  expect(offerOfRecord({ asked: "NC_000001", record }).state).toBe("too-long");
  expect(offerOfRecord({ asked: "NC_000001", record: { ...record, size: 900 } }).state).toBe("open");
  expect(offerOfRecord({ asked: "XX1", record: null })).toMatchObject({ state: "unknown", name: "XX1" });
});

it("keeps a gene under its name", () => {
  const gene = {
    id: "7157",
    name: "TP53",
    description: "tumor protein p53",
    organism: "Homo sapiens",
    place: "NC_000017.11:7668421-7687490 (-)",
    size: 19_070,
    accession: "NC_000017.11",
    region: { first: 7_668_421, last: 7_687_490, strand: -1 },
  } as const;
  expect(offerOfGene(gene)).toMatchObject({ fileName: "TP53", region: gene.region, state: "open" });
});
