import type { HybridizationConditions } from "@benchleaf/bio";
import { annealingTemperature, oligoProperties, polymerases } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { DimerFigure } from "../../../shared/sequences/dimer-figure.tsx";
import { modificationLabels } from "../../../shared/sequences/modification-labels.ts";
import { MAX_OLIGOS, parseOligos } from "../../../shared/sequences/parse-oligos.ts";
import { SHORTEST_OLIGO, type Structure, type ToolJob } from "../jobs/tool-jobs.ts";
import { useLiveToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { type FigureColumn, FigureTable, tablePage, tableText } from "./figure-table.tsx";
import { ResultBar } from "./result-bar.tsx";
import { ChoiceField, NumberField, ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

const conditionKeys = [
  ["dnaNanomolar", "nM"],
  ["monovalentMillimolar", "mM"],
  ["divalentMillimolar", "mM"],
  ["dntpMillimolar", "mM"],
] as const satisfies readonly (readonly [keyof HybridizationConditions, string])[];

const [usual] = polymerases;

/** A whole molecule is no oligo. */
const LONGEST_PREFILL = 100;

/** Tm, hairpins and dimers of oligos, under the ions that they swim in. */
export const OligoTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [text, setText] = useState(source && source.letters.length <= LONGEST_PREFILL ? source.letters : "");
  const [conditions, setConditions] = useState<Required<HybridizationConditions>>(usual!.conditions);
  const [polymeraseId, setPolymerase] = useState(usual!.id);
  const polymerase = polymerases.find(({ id }) => id === polymeraseId) ?? usual!;
  const { oligos, isCut } = useMemo(() => parseOligos(text), [text]);
  const job = useMemo(
    () =>
      oligos.length === 0
        ? null
        : { type: "oligos" as const, oligos: oligos.map(({ bases }) => bases), conditions },
    [oligos, conditions],
  );
  const { answer, isCurrent } = useLiveToolJob<Extract<ToolJob, { type: "oligos" }>>(job);
  const properties = useMemo(
    () => oligos.map(({ order, bases }) => oligoProperties(order ?? bases)),
    [oligos],
  );
  const hasModifications = properties.some((one) => (one?.modifications.length ?? 0) > 0);
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? "–" : format.number(value, 1);
  const folded = (one: Structure | null) => (one ? `${figure(one.tm)} °C` : t("toolbox.none"));
  const columns: readonly FigureColumn[] = [
    { head: t("toolbox.oligo") },
    { head: t("toolbox.lengthNt"), kind: "figure" },
    { head: "GC (%)", kind: "figure" },
    { head: "Tm (°C)", kind: "figure" },
    { head: t("toolbox.massHead"), kind: "figure" },
    { head: t("toolbox.extinctionHead"), kind: "figure" },
    { head: t("toolbox.hairpin"), kind: "figure" },
    { head: t("toolbox.selfDimer"), kind: "figure" },
    { head: t("toolbox.selfEnd"), kind: "figure" },
    ...(hasModifications ? [{ head: t("toolbox.modificationsHead") }] : []),
  ];
  const rows = (isCurrent && answer ? answer.oligos : []).map((one, index) => ({
    key: String(index),
    cells: [
      oligos[index]?.name ?? "",
      one.gcPercent === null ? "–" : format.number(one.length),
      figure(one.gcPercent),
      one.melting.ok
        ? figure(one.melting.tm)
        : one.melting.error.code === "oligo-too-short"
          ? t("toolbox.oligoTooShort", { least: SHORTEST_OLIGO })
          : t("toolbox.noOligo"),
      figure(properties[index]?.mass),
      properties[index]?.extinction == null ? "–" : format.number(properties[index].extinction),
      folded(one.hairpin),
      folded(one.selfDimer),
      folded(one.selfEnd),
      ...(hasModifications ? [properties[index] ? modificationLabels(properties[index]) : ""] : []),
    ],
  }));
  // A pair anneals together: the first two, as with their dimer.
  const annealing = useMemo(
    () =>
      annealingTemperature(
        polymerase,
        oligos.slice(0, 2).map(({ bases }) => bases),
      ),
    [polymerase, oligos],
  );
  return (
    <>
      <ResiduesField
        label={t("toolbox.oligos")}
        help={t("toolbox.oligosHelp")}
        value={text}
        placeholder={"M13-F GTAAAACGACGGCCAGT\nM13-R CAGGAAACAGCTATGAC"}
        onChange={setText}
      />
      {isCut && <p className={styles.remark}>{t("toolbox.oligosCut", { limit: MAX_OLIGOS })}</p>}
      <div className={`${styles.fields} ${styles.below}`}>
        <ChoiceField
          label={t("toolbox.polymerase")}
          value={polymeraseId}
          options={polymerases.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setPolymerase(id);
            const { conditions: defaults } = polymerases.find((one) => one.id === id) ?? polymerase;
            setConditions(defaults);
          }}
        />
        {conditionKeys.map(([key, unit]) => (
          <NumberField
            key={key}
            label={t(`toolbox.${key}`)}
            unit={unit}
            min={0}
            value={conditions[key]}
            onChange={(next) =>
              setConditions((before) => ({ ...before, [key]: next ?? polymerase.conditions[key] }))
            }
          />
        ))}
      </div>
      {polymerase.isSaltAssumed && (
        <p className={`${styles.help} ${styles.below}`}>
          {t("toolbox.saltAssumed", {
            salt: format.number(polymerase.conditions.monovalentMillimolar),
          })}
        </p>
      )}
      <div className={styles.outcome} role="status" aria-busy={!isCurrent}>
        {rows.length > 0 && (
          <>
            <FigureTable label={t("toolbox.oligo")} columns={columns} rows={rows} />
            {annealing !== null && (
              <p>
                {t("toolbox.annealingAt", {
                  polymerase: polymerase.name,
                  ta: figure(annealing.ta),
                  tms: annealing.tms.map(figure).join(" / "),
                })}{" "}
                <small className={styles.soft}>{polymerase.source}</small>
              </p>
            )}
            {answer && oligos.length > 1 && (
              <p>
                {t("toolbox.dimerOfTwo", {
                  tm: folded(answer.dimer),
                  end: folded(answer.dimerEnd),
                })}
              </p>
            )}
            <Structures answer={answer?.oligos ?? []} dimer={answer?.dimer ?? null} oligos={oligos} />
            <ResultBar
              text={tableText(columns, rows)}
              page={tablePage(columns, rows)}
              fileName={`${t("sequences.tool-tm")}.txt`}
            />
          </>
        )}
        {oligos.length === 0 && <p className={styles.soft}>{t("toolbox.typeOligos")}</p>}
      </div>
    </>
  );
};

interface StructuresProps {
  readonly answer: readonly { readonly hairpin: Structure | null }[];
  readonly dimer: Structure | null;
  readonly oligos: readonly { readonly name: string; readonly bases: string }[];
}

/** What pairs with what, in dots and brackets under the residues. */
const Structures = ({ answer, dimer, oligos }: StructuresProps) => {
  const t = useTranslation();
  const format = useFormat();
  const energy = ({ deltaG }: Structure) => `ΔG ${format.number(deltaG, 1)} kcal/mol`;
  const [first, second] = oligos;
  return (
    <>
      {answer.map(
        ({ hairpin }, index) =>
          hairpin && (
            // biome-ignore lint/suspicious/noArrayIndexKey: an oligo is its place
            <figure key={index} className={styles.structure}>
              <figcaption>
                {oligos[index]?.name} · {t("toolbox.hairpin")} · {energy(hairpin)}
              </figcaption>
              <pre translate="no">{`${oligos[index]?.bases}\n${hairpin.structure}`}</pre>
            </figure>
          ),
      )}
      {dimer && first && second && (
        <DimerFigure
          first={first.bases}
          second={second.bases}
          structure={dimer.structure}
          caption={`${first.name} + ${second.name} · ${energy(dimer)}`}
        />
      )}
    </>
  );
};
