import { codonUsageTables, findEnzyme, type HostId } from "@benchleaf/bio";
import { Button, Select } from "antd";
import { useId, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { residuesOf } from "../bases-of.ts";
import { fastaOf } from "../fasta-of.ts";
import type { ToolAnswer, ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { proteinOf } from "./back-translate-tool.tsx";
import { ResultBar } from "./result-bar.tsx";
import { ChoiceField, NumberField, ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

type CodonJob = Extract<ToolJob, { type: "codons" }>;
type Strategy = "most-used" | "proportional";

const usualSites =
  "EcoRI BamHI HindIII XhoI SalI NotI NcoI NdeI XbaI SpeI KpnI SacI PstI BsaI BsmBI BbsI SapI".split(" ");
const MAX_RESIDUES = 20_000;

type Limit = "gcLeast" | "gcMost" | "gcWindow" | "homopolymer" | "repeat";
interface LimitField {
  readonly key: Limit;
  readonly unit: "%" | "nt";
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** Constraints of the coding sequence; a repeat of 0 residues disables the check for repeats. */
const LIMITS: readonly LimitField[] = [
  { key: "gcLeast", unit: "%", min: 0, max: 100, usual: 30 },
  { key: "gcMost", unit: "%", min: 0, max: 100, usual: 70 },
  { key: "gcWindow", unit: "nt", min: 12, max: 500, usual: 60 },
  { key: "homopolymer", unit: "nt", min: 3, max: 20, usual: 6 },
  { key: "repeat", unit: "nt", min: 0, max: 60, usual: 15 },
];
const usualLimits = Object.fromEntries(LIMITS.map(({ key, usual }) => [key, usual])) as Record<Limit, number>;

/** The limits, or null while one is left empty. */
const limitsAskedFor = (limits: Readonly<Record<Limit, number | null>>): Record<Limit, number> | null =>
  Object.values(limits).includes(null) ? null : (limits as Record<Limit, number>);

const isSite = (text: string): boolean =>
  findEnzyme(text) !== undefined || /^[ACGTRYSWKMBDHVN]{4,30}$/i.test(text);

/** A coding sequence optimized for a host within constraints; violated ones are reported. */
export const CodonTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const { run, stop, done, progress } = useToolJob<CodonJob>();
  const [text, setText] = useState(() => proteinOf(source));
  const [host, setHost] = useState<HostId>("ecoli");
  const [strategy, setStrategy] = useState<Strategy>("most-used");
  const [sites, setSites] = useState<string[]>(["BsaI"]);
  const [noSite, setNoSite] = useState<string | undefined>();
  const [limits, setLimits] = useState<Readonly<Record<Limit, number | null>>>(usualLimits);
  const protein = useMemo(() => residuesOf(text), [text]);
  const asked = limitsAskedFor(limits);
  /** Why nothing can be optimised yet. */
  const obstacle = () => {
    if (protein.length > MAX_RESIDUES)
      return t("toolbox.tooLong", { most: format.basePairs(MAX_RESIDUES, "aa") });
    if (asked === null) return t("toolbox.limitsWanted");
    return asked.gcLeast < asked.gcMost ? null : t("toolbox.gcOrder");
  };
  const hindered = obstacle();
  const job = useMemo((): CodonJob | null => {
    const given = limitsAskedFor(limits);
    return given === null
      ? null
      : {
          type: "codons",
          protein,
          options: {
            host,
            strategy,
            avoidSites: sites.map((one) => (findEnzyme(one)?.site ?? one).toUpperCase()),
            maxHomopolymer: given.homopolymer,
            minRepeat: given.repeat,
            gcWindow: { length: given.gcWindow, min: given.gcLeast / 100, max: given.gcMost / 100 },
          },
        };
  }, [protein, host, strategy, sites, limits]);
  return (
    <>
      <ResiduesField
        label={t("toolbox.protein")}
        kind="residues"
        value={text}
        placeholder="MKLVVVGAGG…"
        onChange={setText}
      />
      <div className={`${styles.fields} ${styles.below}`}>
        <ChoiceField<HostId>
          label={t("toolbox.host")}
          value={host}
          options={codonUsageTables.map((one) => ({ value: one.id as HostId, label: one.name }))}
          onChange={setHost}
        />
        <ChoiceField<Strategy>
          label={t("toolbox.strategy")}
          value={strategy}
          options={[
            { value: "most-used", label: t("toolbox.mostUsed") },
            { value: "proportional", label: t("toolbox.proportional") },
          ]}
          onChange={setStrategy}
        />
        <div className={styles.field}>
          <label htmlFor={`${id}-sites`}>{t("toolbox.avoidSites")}</label>
          <Select
            id={`${id}-sites`}
            mode="tags"
            value={sites}
            options={usualSites.map((value) => ({ value, label: value }))}
            status={noSite === undefined ? "" : "error"}
            aria-describedby={`${id}-sites-help`}
            onChange={(next: string[]) => {
              setSites(next.filter(isSite));
              setNoSite(next.find((one) => !isSite(one)));
            }}
          />
          <p
            id={`${id}-sites-help`}
            className={noSite === undefined ? styles.help : styles.wrong}
            aria-live="polite"
          >
            {noSite === undefined ? t("toolbox.avoidHelp") : t("toolbox.noSite", { name: noSite })}
          </p>
        </div>
        {LIMITS.map(({ key, unit, min, max }) => (
          <NumberField
            key={key}
            label={t(`toolbox.${key}`)}
            unit={unit}
            min={min}
            max={max}
            value={limits[key]}
            onChange={(value) => setLimits((known) => ({ ...known, [key]: value }))}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <Button
          type="primary"
          disabled={protein === "" || hindered !== null}
          loading={progress !== null}
          onClick={() => job && void run(job)}
        >
          {t("toolbox.optimise")}
        </Button>
        {progress !== null && <Button onClick={stop}>{t("toolbox.stop")}</Button>}
      </div>
      <div className={styles.outcome} role="status">
        {hindered !== null && <p className={styles.wrong}>{hindered}</p>}
        {done && done.job !== job && <p className={styles.remark}>{t("toolbox.stale")}</p>}
        {done && (
          <Optimised
            answer={done.answer}
            name={[source?.name, t("sequences.tool-codons")].filter(Boolean).join(" ")}
          />
        )}
        {!done && <p className={styles.soft}>{t("toolbox.optimiseHelp")}</p>}
      </div>
    </>
  );
};

const MAX_PROBLEMS = 50;

const Optimised = ({ answer, name }: { readonly answer: ToolAnswer<CodonJob>; readonly name: string }) => {
  const t = useTranslation();
  const format = useFormat();
  if (!answer.ok)
    return <p>{t("toolbox.oddResidue", { position: format.number((answer.error.position ?? 0) + 1) })}</p>;
  const { sequence, adaptationIndex, gc, problems } = answer;
  const detailOf = (kind: (typeof problems)[number]["kind"], detail: string) => {
    if (kind === "gc-window") return format.number(100 * Number(detail));
    return kind === "repeat" ? format.number(Number(detail) + 1) : detail;
  };
  return (
    <>
      <p>
        {t("toolbox.optimised", {
          length: format.basePairs(sequence.length),
          index: adaptationIndex === null ? "–" : format.number(adaptationIndex, 3),
          gc: format.number(100 * gc, 1),
        })}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t("toolbox.problems")}>
          {problems.slice(0, MAX_PROBLEMS).map(({ kind, start, end, detail }) => (
            <li key={`${kind} ${start} ${detail}`}>
              {t(`toolbox.problem-${kind}`, {
                first: format.number(start + 1),
                last: format.number(end),
                detail: detailOf(kind, detail),
              })}
            </li>
          ))}
        </ul>
      )}
      <output className={styles.letters}>{sequence}</output>
      <ResultBar text={fastaOf([{ name, letters: sequence }])} fileName={`${name}.fasta`} />
    </>
  );
};
