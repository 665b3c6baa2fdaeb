import {
  instanceTeamsApi,
  locationsApi,
  type SampleMeta,
  sampleMetasApi,
  sampleRequestsApi,
  samplesApi,
  sampleTransfersApi,
  warehousesApi,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";

type Words = DemoLab["words"]["samples"];

/** Boxes full of samples: freezer, box, template, name, how many, amount, unit, person. */
const batches = [
  [0, 0, "plasmid", "pUC19 DH5α", 30, "50", "µL", "wang"],
  [0, 0, "plasmid", "pET-28a-GFP BL21", 30, "50", "µL", "member"],
  [0, 1, "plasmid", "pcDNA3.1-FLAG", 24, "40", "µL", "wu"],
  [0, 1, "rna", "HEK293T", 24, "20", "µL", "liu"],
  [0, 2, "rna", "HeLa siCtrl", 18, "20", "µL", "xu"],
  [1, 0, "cell", "HEK293T P12", 20, "1", "mL", "zhao"],
  [1, 0, "cell", "HeLa P8", 20, "1", "mL", "gao"],
  [1, 1, "protein", "GFP-His", 16, "100", "µL", "he"],
  [1, 1, "protein", "Cas9-NLS", 12, "200", "µL", "ma"],
] as const satisfies readonly (readonly [
  number,
  number,
  "plasmid" | "rna" | "cell" | "protein",
  string,
  number,
  string,
  string,
  DemoPerson,
])[];

const metas = [
  ["plasmid", "µL", "host", "resistance"],
  ["rna", "µL", "concentration", "rin"],
  ["cell", "mL", "passage", "medium"],
  ["protein", "µL", "concentration", "buffer"],
] as const satisfies readonly (readonly [keyof Words, "µL" | "mL", keyof Words, keyof Words])[];

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two freezers with two hundred samples, what was derived from them, who has some, and what waits. */
export const demoSamples = (lab: DemoLab): void => {
  const words = lab.words.samples;
  const made = new Map<string, readonly string[]>();
  const boxes: string[][] = [];
  const templates = new Map<string, SampleMeta>();
  let warehouseId = "";
  const params = () => ({ warehouseId });

  lab.on(40, "09:00", async () => {
    const feature = { enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] };
    await lab.ask("owner", instanceTeamsApi.changeSwitches, {
      params: { tenantId: lab.scopeOf("owner").tenantId },
      body: {
        switches: (["SAMPLE", "SAMPLE_EXPERIMENT_FLOW"] as const).map((key) => ({
          feature: key,
          ...feature,
        })),
      },
    });
    const store = await lab.ask("owner", warehousesApi.create, {
      body: { kind: "sample", name: words.store, description: words.storeText, teamRight: "use" },
    });
    warehouseId = store.id;
    lab.keep("warehouse.samples", store.id);
    for (const [name, minCelsius, maxCelsius] of [
      [words.freezer80, "-90", "-70"],
      [words.nitrogen, "-196", "-150"],
    ] as const) {
      const [freezer] = await lab.ask("owner", locationsApi.create, {
        params: params(),
        body: {
          kind: name === words.nitrogen ? "tank" : "freezer",
          name,
          conditions: { minCelsius, maxCelsius, note: "" },
          parentId: null,
        },
      });
      const inside = await lab.ask("owner", locationsApi.create, {
        params: params(),
        body: {
          ...{ kind: "box" as const, name: words.box, parentId: freezer!.id, count: 4 },
          grid: { rows: 9, columns: 9 },
        },
      });
      boxes.push(inside.map(({ id }) => id));
    }
    for (const [name, unit, first, second] of metas) {
      const meta = await lab.ask("owner", sampleMetasApi.create, {
        params: params(),
        body: {
          ...{ name, unit, label: words[name] },
          stages: [
            { label: words.unchecked, color: "grey" },
            { label: words.passed, color: "green" },
            { label: words.failed, color: "red" },
          ],
          fields: [first, second].map((key) => ({ name: key, label: words[key], type: "text" as const })),
        },
      });
      await lab.ask("owner", sampleMetasApi.setStatus, {
        params: { ...params(), metaId: meta.id },
        body: { status: "enabled" },
      });
      templates.set(name, meta);
    }
  });

  for (const [at, [freezer, box, meta, name, count, value, unit, person]] of batches.entries())
    lab.on(38 - 2 * at, "10:00", async () => {
      const before = batches.slice(0, at).filter((one) => one[0] === freezer && one[1] === box);
      const filled = before.reduce((sum, one) => sum + one[4], 0);
      const { fields, id: metaId } = templates.get(meta)!;
      const { sampleIds } = await lab.ask(person, samplesApi.create, {
        params: params(),
        body: {
          ...{ name, count, metaId, quantity: { value, unit }, stage: at % 3 === 0 ? words.passed : "" },
          place: {
            locationId: boxes[freezer]![box]!,
            position: { row: Math.floor(filled / 9) + 1, column: (filled % 9) + 1 },
          },
          expirationDay: meta === "cell" ? null : dayAfter(at === 3 ? 12 : 400),
          fields: { [fields[0]!.id]: { values: [words[`${meta}Value`]] } },
        },
      });
      made.set(name, sampleIds);
    });

  lab.on(9, "14:00", async () => {
    const [parent] = made.get("GFP-His")!;
    await lab.ask("he", samplesApi.aliquot, {
      params: params(),
      body: {
        ...{ sampleId: parent!, count: 3, quantity: { value: "20", unit: "µL" } },
        place: { locationId: boxes[1]![2]!, position: { row: 1, column: 1 } },
      },
    });
    const [lysate] = made.get("HEK293T")!;
    await lab.ask("liu", samplesApi.derive, {
      params: params(),
      body: {
        ...{ sampleId: lysate!, name: "cDNA HEK293T", count: 3, metaId: templates.get("rna")!.id },
        quantity: { value: "20", unit: "µL" },
        used: { value: "6", unit: "µL" },
        place: { locationId: boxes[0]![3]!, position: { row: 1, column: 1 } },
      },
    });
  });

  lab.on(5, "09:30", async () => {
    // The owner needs no one's consent but decides as a person does; a colleague's request waits.
    await lab.ask("member", sampleRequestsApi.create, {
      params: params(),
      body: {
        kind: "OUT",
        items: made
          .get("pUC19 DH5α")!
          .slice(0, 2)
          .map((sampleId) => ({ sampleId })),
        ...{ reason: words.reason, dueBack: dayAfter(3), isThawed: true },
      },
    });
  });

  lab.on(2, "16:00", async () => {
    await lab.ask("zhao", sampleTransfersApi.create, {
      params: params(),
      body: {
        sampleIds: made.get("HEK293T P12")!.slice(0, 3),
        toUserId: lab.scopeOf("owner").userId,
        note: words.handover,
      },
    });
    await lab.ask("wang", samplesApi.amount, {
      params: { ...params(), sampleId: made.get("pUC19 DH5α")![4]! },
      body: { operation: "use", quantity: { value: "5", unit: "µL" }, reason: words.reason },
    });
  });
};
