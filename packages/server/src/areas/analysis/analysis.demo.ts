import {
  changeWells,
  defaultAnalysisOptions,
  layOutSeries,
  methodOfPlate,
  newPlate,
  type Plate,
  type PlateColumn,
  plateColumns,
  tableOfPlate,
  wellsBetween,
} from "@benchleaf/bio";
import {
  type AnalysisContent,
  analysisApi,
  elnApi,
  markdownToPage,
  type PageNode,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import { newBlockId } from "../documents/documents.service.ts";

type Figure = AnalysisContent["figure"];

/** A column of texts as a scientist reads it from the reader: the same each time, near the curve it comes from. */
const scatter = (index: number): number => (((index * 7_919) % 97) / 97 - 0.5) * 0.05;
const sigmoid = (concentration: number): number =>
  0.04 + 2.9 / (1 + (62 / Math.max(concentration, 1e-9)) ** 1.15);

const inSamples = [310, 145, 72, 38, 19, 220, 96, 11];
const COLUMNS = 12;

/** Seven standards in duplicate, blanks below them, and sixteen wells of eight samples, diluted tenfold. */
const elisaPlate = (): Plate => {
  const standards = wellsBetween({ size: 96 }, 0, 6 * COLUMNS + 1);
  const blanks = wellsBetween({ size: 96 }, 7 * COLUMNS, 7 * COLUMNS + 1);
  const samples = wellsBetween({ size: 96 }, 2, 7 * COLUMNS + 3);
  let plate = changeWells(newPlate(96), standards, { role: "standard" });
  plate = layOutSeries(plate, standards, { direction: "down", first: 1_000, factor: 3, prefix: "S" });
  plate = changeWells(plate, blanks, { role: "blank", name: "B" });
  plate = changeWells(plate, samples, { role: "sample", dilution: "10" });
  plate = layOutSeries(plate, samples, { direction: "down", first: null, factor: 1, prefix: "scFv-" });
  const valueOfWell = (index: number): number => {
    const { role, concentration } = plate.wells[index]!;
    if (role === "standard") return sigmoid(Number(concentration)) * (1 + scatter(index)) + 0.05;
    if (role === "sample")
      return sigmoid(inSamples[Math.floor(index / COLUMNS)]!) * (1 + scatter(index)) + 0.05;
    return 0.05 + scatter(index) / 20;
  };
  const wells = plate.wells.map((well, index) =>
    well.role === "empty" ? well : { ...well, value: valueOfWell(index).toFixed(3) },
  );
  return { ...plate, wells };
};

const figureOf = (part: Partial<Figure>): Figure => ({
  ...{ title: "", xName: "", yName: "", width: 90, height: 65, fontSize: 8 },
  ...{ shape: "points", error: "sd", isGray: false, hasBand: true },
  ...part,
});

const elisaContent = (words: DemoLab["words"]["analysis"]): AnalysisContent => {
  const plate = elisaPlate();
  const names: Record<PlateColumn, string> = {
    ...{ well: words.well, sample: words.sample, target: words.gene },
    ...{ concentration: words.concentration, dilution: words.dilution, value: "OD450" },
  };
  const table = tableOfPlate(plate, ".", names);
  const { method, roles } = methodOfPlate(plate);
  return {
    table: {
      columns: plateColumns.map((id) => ({ id, name: names[id] })),
      rows: table.rows.map((row) => [...row]),
    },
    source: null,
    plate: { ...plate, wells: plate.wells.map((well) => ({ ...well })) },
    spec: {
      method,
      roles: roles as AnalysisContent["spec"]["roles"],
      options: { ...defaultAnalysisOptions, references: [], efficiencies: {} },
      ...{ decimalMark: ".", excluded: [] },
    },
    figure: figureOf({ xName: words.concentration, yName: "OD450" }),
  };
};

/** Ct of two genes in three edited and three untreated cultures, in duplicate. */
const cycles = [
  ["K1", 0, [18.02, 18.1], [24.91, 24.98]],
  ["K2", 0, [17.95, 18.01], [24.85, 24.79]],
  ["K3", 0, [18.15, 18.09], [25.12, 25.05]],
  ["E1", 1, [18.05, 17.98], [22.41, 22.5]],
  ["E2", 1, [18.12, 18.2], [22.72, 22.66]],
  ["E3", 1, [17.9, 17.99], [22.2, 22.31]],
] as const;

const qpcrContent = (words: DemoLab["words"]["analysis"]): AnalysisContent => ({
  table: {
    columns: [
      { id: "c1", name: words.sample },
      { id: "c2", name: words.group },
      { id: "c3", name: words.gene },
      { id: "c4", name: "Ct" },
    ],
    rows: cycles.flatMap(([sample, treated, reference, target]) => [
      ...reference.map((ct) => [sample, treated ? words.edited : words.untreated, "GAPDH", ct.toFixed(2)]),
      ...target.map((ct) => [sample, treated ? words.edited : words.untreated, "CDKN1A", ct.toFixed(2)]),
    ]),
  },
  source: null,
  plate: null,
  spec: {
    method: "qpcr",
    roles: { label: ["c1"], group: ["c2"], target: ["c3"], values: ["c4"] },
    options: {
      ...defaultAnalysisOptions,
      control: words.untreated,
      references: ["GAPDH"],
      efficiencies: { CDKN1A: 0.96 },
    },
    ...{ decimalMark: ".", excluded: [] },
  },
  figure: figureOf({ width: 70, yName: words.fold }),
});

/** Two analyses: the standard curve of an ELISA, which a notebook page shows, and a qPCR. */
export const demoAnalyses = (lab: DemoLab): void => {
  const words = lab.words.analysis;
  lab.on(4, "15:20", async () => {
    const projectId = lab.idOf("project.antibody");
    const made = await lab.ask("zhao", analysisApi.create, {
      body: { projectId, name: words.elisa, content: elisaContent(words) },
    });
    const text = markdownToPage(words.elisaText, newBlockId);
    const block: PageNode = {
      type: "analysis",
      attrs: {
        ...{ id: newBlockId(), fileId: made.file.id, version: made.version },
        ...{ name: words.elisa, caption: words.elisaCaption, width: made.content.figure.width },
      },
    };
    const page = { ...text, content: [...(text.content ?? []), block] };
    const written = await lab.ask("zhao", elnApi.create, {
      body: { projectId, name: words.elisaPage, content: JSON.stringify(page) },
    });
    lab.keep("analysis.elisa", made.file.id);
    lab.keep("eln.elisa", written.file.id);
  });
  lab.on(3, "11:10", async () => {
    const made = await lab.ask("liu", analysisApi.create, {
      body: { projectId: lab.idOf("project.crispr"), name: words.qpcr, content: qpcrContent(words) },
    });
    lab.keep("analysis.qpcr", made.file.id);
  });
};
