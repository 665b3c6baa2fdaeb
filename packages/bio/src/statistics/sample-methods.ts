import type { AnalysisResult, AnalysisSpec, ResultTable } from "./analysis-spec.ts";
import { drawnOf, extra, parameterTable, qualityTable, xyNames } from "./curve-tables.ts";
import { blankFigure } from "./group-tables.ts";
import { amplificationEfficiency, relativeExpression, type Well } from "./qpcr.ts";
import { columnsOf, readSeries, type XySeries } from "./read-roles.ts";
import type { TableReader } from "./read-table.ts";
import { refuse } from "./refusal.ts";
import { fitStandards } from "./standard-curve.ts";

const readWells = (reader: TableReader, spec: AnalysisSpec): Well[] => {
  const [label] = columnsOf(spec, "label");
  const [target] = columnsOf(spec, "target");
  const group = spec.roles.group?.[0] ?? label!;
  return columnsOf(spec, "values").flatMap((columnId) =>
    Array.from({ length: reader.rowCount }, (_, row) => row).flatMap((row) => {
      const ct = reader.numberAt(row, columnId);
      const names = {
        sample: reader.textAt(row, label!),
        target: reader.textAt(row, target!),
        group: reader.textAt(row, group),
      };
      return ct === null || names.sample === "" || names.target === "" ? [] : [{ ...names, ct }];
    }),
  );
};

const standards = (reader: TableReader, spec: AnalysisSpec): AnalysisResult => {
  const { standardModel, weighting, confidence } = spec.options;
  const [x] = columnsOf(spec, "x");
  const values = columnsOf(spec, "values");
  const label = spec.roles.label?.[0];
  const dilution = spec.roles.dilution?.[0];
  // Rows of the same sample (and concentration) are replicates of it.
  const rows = new Map<
    string,
    { name: string; concentration: number | null; signals: number[]; dilution: number }
  >();
  for (let row = 0; row < reader.rowCount; row++) {
    const concentration = reader.numberAt(row, x!);
    const signals = values.flatMap((columnId) => reader.numberAt(row, columnId) ?? []);
    if (signals.length === 0) continue;
    const given = label === undefined ? "" : reader.textAt(row, label);
    const name = given || (concentration === null ? `#${row + 1}` : String(concentration));
    const key = `${concentration} ${concentration === null || given !== "" ? name : ""}`;
    const factor = dilution === undefined ? 1 : (reader.numberAt(row, dilution) ?? 1);
    if (!(factor > 0)) refuse("not-positive", { name: reader.nameOf(dilution!), text: String(factor) });
    const known = rows.get(key);
    if (known) known.signals.push(...signals);
    else rows.set(key, { name, concentration, signals, dilution: factor });
  }
  const all = [...rows.values()];
  const found = fitStandards(all, standardModel, weighting, confidence);
  const known = all.filter(({ concentration }) => concentration !== null);
  const points: XySeries = {
    name: "",
    x: known.flatMap(({ concentration, signals }) => signals.map(() => concentration!)),
    y: known.flatMap(({ signals }) => signals),
  };
  const isLogX = standardModel !== "linear";
  const outside = found.unknowns.filter(({ place }) => place !== "within").length;
  const line = found.line;
  const byName = (key: string, list: typeof found.unknowns, isKnown: boolean): ResultTable => ({
    key,
    columns: ["sample", "signal", "cv", "concentration", "low", "high", isKnown ? "recovery" : "place"],
    rows: list.map((one) => [
      one.name,
      one.signal,
      one.cv,
      one.concentration,
      one.low,
      one.high,
      isKnown ? one.recovery : { word: one.place === "within" ? "inRange" : one.place },
    ]),
  });
  const marks = found.unknowns.flatMap(({ concentration, signal, name }) => {
    const factor = all.find((one) => one.name === name)?.dilution ?? 1;
    return concentration === null || !(concentration > 0) ? [] : [[concentration / factor, signal] as const];
  });
  return {
    tables: [
      ...(found.unknowns.length > 0 ? [byName("unknowns", found.unknowns, false)] : []),
      byName("standards", found.standards, true),
      found.dose
        ? parameterTable("", found.dose.parameters)
        : parameterTable("", [
            ...extra("intercept", line?.intercept ?? null),
            ...extra("slope", line?.slope ?? null),
          ]),
      qualityTable([{ name: "", n: found.n, df: 0, rSquared: found.rSquared, sigma: found.sigma }]),
    ].map((table) =>
      table.key === "quality"
        ? {
            ...table,
            columns: ["n", "rSquared", "sigma"],
            rows: table.rows.map((row) => [row[1]!, row[3]!, row[4]!]),
          }
        : table,
    ),
    remarks: outside > 0 ? [{ code: "outside-curve", count: outside }] : [],
    figure: blankFigure({
      kind: "xy",
      series: [{ ...drawnOf(points, found, isLogX), marks }],
      isLogX,
      isLogY: standardModel === "loglog",
      ...xyNames(reader, spec),
    }),
  };
};

type Work = (reader: TableReader, spec: AnalysisSpec) => AnalysisResult;

/** Methods of samples: standard curves and qPCR. */
export const sampleMethods: Record<"standards" | "qpcr" | "efficiency", Work> = {
  standards,
  qpcr: (reader, spec) => {
    const { references, control, efficiencies, confidence } = spec.options;
    const wells = readWells(reader, spec);
    const found = relativeExpression(wells, {
      references,
      control: control ?? wells[0]?.group ?? "",
      efficiencies,
      confidence,
    });
    return {
      tables: [
        {
          key: "expression",
          columns: [
            "target",
            "group",
            "samples",
            "deltaCt",
            "sd",
            "deltaDeltaCt",
            "fold",
            "low",
            "high",
            "p",
          ],
          rows: found.map((one) => [
            one.target,
            one.group,
            one.samples,
            one.deltaCt,
            one.sd,
            one.deltaDeltaCt,
            one.fold,
            one.low,
            one.high,
            one.p,
          ]),
        },
      ],
      remarks: found.some(({ isTechnical }) => isTechnical) ? [{ code: "technical-only" }] : [],
      figure: blankFigure({
        kind: "bars",
        bars: found.map((one) => ({
          name: one.target,
          series: one.group,
          value: one.fold,
          low: one.low,
          high: one.high,
        })),
      }),
    };
  },
  efficiency: (reader, spec) => {
    const { confidence } = spec.options;
    const fits = readSeries(reader, spec).map((series) => ({
      series,
      found: amplificationEfficiency(series.x, series.y, confidence),
    }));
    return {
      tables: [
        {
          key: "efficiency",
          columns: ["curve", "n", "slope", "rSquared", "efficiency", "low", "high"],
          rows: fits.map(({ series, found }) => [
            series.name,
            found.fit.n,
            found.slope.value,
            found.fit.rSquared,
            found.efficiency,
            found.low,
            found.high,
          ]),
        },
      ],
      remarks: [],
      figure: blankFigure({
        kind: "xy",
        series: fits.map(({ series, found }) => {
          const { fit, slope } = found;
          const reach = slope.error === 0 ? 0 : (slope.high - slope.value) / slope.error;
          const at = (x: number) => fit.at(Math.log10(x));
          return drawnOf(series, { at, errorAt: (x) => fit.errorAt(Math.log10(x)), reach }, true);
        }),
        isLogX: true,
        ...xyNames(reader, spec),
      }),
    };
  },
};
