import { type AssemblyProduct, assemble, rotateRecord } from "@benchleaf/bio";
import {
  type BenchPlan,
  cloningApi,
  type Id,
  type Sequence,
  type SequenceContent,
  sequencesApi,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";

interface Cloning {
  readonly by: DemoPerson;
  readonly at: readonly [number, `${number}:${number}`];
  readonly project: string;
  readonly name: string;
  readonly vector: string;
  readonly insert: string;
  readonly enzymes: readonly [string, string];
}

const reporter = "pUC19-LUC-tNOS";
const promoters = [
  ["CaMV 35S", "p35S-LUC", 18],
  ["CaMV d35S", "pd35S-LUC", 17],
  ["AtRbcS2B", "pRbcS2B-LUC", 16],
  ["nos", "pNOS-LUC", 16],
] as const;

const clonings: readonly Cloning[] = [
  {
    ...{ by: "liu", at: [21, "10:30"], project: "crispr", name: "pUC19-U6-gEGFP" },
    ...{ vector: "pUC19", insert: "U6-gEGFP", enzymes: ["EcoRI", "HindIII"] },
  },
  {
    ...{ by: "wang", at: [20, "16:30"], project: "crispr", name: "pUC19-BFP-HDR" },
    ...{ vector: "pUC19", insert: "BFP KpnI-EcoRI", enzymes: ["KpnI", "EcoRI"] },
  },
  {
    ...{ by: "wu", at: [21, "14:10"], project: "promoter", name: reporter },
    ...{ vector: "pUC19", insert: "LUC-tNOS BamHI-EcoRI", enzymes: ["BamHI", "EcoRI"] },
  },
  ...promoters.map(
    ([promoter, name, daysAgo]): Cloning => ({
      ...{
        by: daysAgo % 2 === 0 ? "wu" : "xu",
        at: [daysAgo, daysAgo % 2 === 0 ? "10:35" : "13:35"],
        project: "promoter",
        name,
      },
      ...{ vector: reporter, insert: `${promoter} HindIII-XbaI`, enzymes: ["HindIII", "XbaI"] },
    }),
  ),
];

const fragmentOf = ({ content }: Sequence) => ({
  ...{ name: content.name, sequence: content.sequence, features: content.features },
  topology: content.circular ? ("circular" as const) : ("linear" as const),
});

/** Returns the wanted circular product: vector and insert once each, cut to the end. @throws if there is none */
const join = (vector: Sequence, insert: Sequence, enzymes: readonly string[]): AssemblyProduct => {
  const parts = [fragmentOf(vector), fragmentOf(insert)];
  const made = assemble("restriction-ligation", parts, {
    enzymes,
    circularOnly: true,
    completeDigestion: true,
  });
  const fits = ({ lineage }: AssemblyProduct) =>
    lineage.kind === "product" &&
    lineage.parts.every(({ from, start, end }) => end - start > from.length / 2);
  const product = made.ok ? made.products.find(fits) : undefined;
  if (product === undefined)
    throw new Error(
      `${insert.content.name} cannot be cloned: ${made.ok ? "no product" : made.error.message}`,
    );
  return product;
};

/** Number of bases that occur only once in a vector. */
const UNIQUE_PREFIX_BASES = 40;

/** The product, starting at the same base as its vector. */
const contentOf = (name: string, product: AssemblyProduct, vector: Sequence): SequenceContent => {
  const letters = product.sequence.toUpperCase();
  const begin = vector.content.sequence.slice(0, UNIQUE_PREFIX_BASES).toUpperCase();
  const at = Math.max(0, (letters + letters).indexOf(begin)) % letters.length;
  const record = rotateRecord(product.record, at);
  return {
    ...{ name, description: "", circular: true, isProtein: false, isRna: false, meta: {} },
    sequence: record.sequence,
    features: record.features.map((one, index) => ({
      ...one,
      id: `f${index + 1}`,
    })) as SequenceContent["features"],
    primers: [],
  };
};

/** Positions of the parts in their files. */
const partsOf = ({ lineage }: AssemblyProduct, sources: readonly Sequence[]) => {
  if (lineage.kind !== "product") return [];
  return lineage.parts.flatMap(({ from, start, end, strand }) => {
    const source = sources.find(({ content }) => from.kind === "input" && content.name === from.name);
    return source ? [{ source, place: { start, end, strand, size: source.content.sequence.length } }] : [];
  });
};

const madeOf = (product: AssemblyProduct, enzymes: readonly string[]) => ({
  ...{ checksum: product.checksum, ends: null, enzymes: [...enzymes], primers: [] },
  junctions: product.junctions.map(({ kind, letters }) => ({ kind, letters })),
});

const plasmidOf = (id: string, plasmidType: "vector" | "fragment", { file, version }: Sequence) => ({
  ...{ id, plasmidType, alternativeTo: null },
  plasmidConfig: {
    ...{ bindType: "enzyme" as const, sequenceId: file.id, sequenceVersionStr: String(version) },
    ...{ region: null, pcrRegionId: null, enzymeRegionId: null, strand: 1 as const },
    ...{ enzymes: [], fPrimer: null, rPrimer: null, lead: "", trail: "" },
  },
});

/**
 * Constructs with their origin: one from a cloning workspace, a series from assemblies in which each is a part of the
 * next.
 */
export const demoClonings = (lab: DemoLab): void => {
  const find = (by: DemoPerson, name: string): Promise<Sequence> => {
    const params = { sequenceId: lab.idOf(`sequence.${name}`) };
    return lab.ask(by, sequencesApi.get, { params, query: {} });
  };
  const placeIn = (project: string) => ({
    projectId: lab.idOf(`project.${project}`),
    folderId: lab.idOf(`folder.${project}.folderConstructs`),
  });
  const keep = (name: string, id: Id): void => lab.keep(`sequence.${name}`, id);

  for (const { by, at, project, name, vector, insert, enzymes } of clonings)
    lab.on(...at, async () => {
      const sources = [await find(by, vector), await find(by, insert)] as const;
      const product = join(...sources, enzymes);
      const making = {
        ...madeOf(product, enzymes),
        cloningMethod: "restriction-ligation" as const,
        parts: partsOf(product, sources).map(({ source: { file, version }, place }) => ({
          ...{ sequenceId: file.id, version },
          ...place,
        })),
      };
      const body = { ...placeIn(project), content: contentOf(name, product, sources[0]), making };
      keep(name, (await lab.ask(by, cloningApi.makeAssembled, { body })).id);
    });

  lab.on(22, "11:00", async () => {
    const enzymes = ["NcoI", "XhoI"];
    const [vector, insert] = [await find("member", "pET-28a(+)"), await find("member", "scFv gene")];
    const plan: BenchPlan = {
      ...{ cloningMethod: "restriction-ligation", enzymes, overlapLength: null, mutation: null },
      plasmids: [plasmidOf("v", "vector", vector), plasmidOf("f", "fragment", insert)],
    };
    const name = lab.words.cloning.bench;
    const { id } = await lab.ask("member", cloningApi.create, { body: { name, plan } });
    // Cloning workspaces are private: the owner looks through the plan in theirs.
    await lab.ask("owner", cloningApi.create, { body: { name, plan } });
    const product = join(vector, insert, enzymes);
    const parts = partsOf(product, [vector, insert]).map(({ source, place }) => ({
      plasmidId: source === vector ? "v" : "f",
      ...place,
    }));
    const content = contentOf("pET28a-scFv", product, vector);
    const body = { ...placeIn("antibody"), content, making: { ...madeOf(product, enzymes), parts } };
    keep(
      content.name,
      (await lab.ask("member", cloningApi.makeProduct, { params: { benchId: id }, body })).id,
    );
  });
};
