import { codonUsageTables, findEnzyme, type HostId } from "@benchleaf/bio";
import { Button, Select } from "antd";
import { useId, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { residuesOf } from "../bases-of.ts";
import type { ToolAnswer, ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { proteinOf } from "./back-translate-tool.tsx";
import { fastaOf, ResultBar } from "./result-bar.tsx";
import { ChoiceField, LettersField, NumberField } from "./tool-fields.tsx";
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

/** What the coding sequence is held to; a repeat of 0 letters asks for no check of repeats. */
const LIMITS: readonly LimitField[] = [
  { key: "gcLeast", unit: "%", min: 0, max: 100, usual: 30 },
  { key: "gcMost", unit: "%", min: 0, max: 100, usual: 70 },
  { key: "gcWindow", unit: "nt", min: 12, max: 500, usual: 60 },
  { key: "homopolymer", unit: "nt", min: 3, max: 20, usual: 6 },
  { key: "repeat", unit: "nt", min: 0, max: 60, usual: 15 },
];
const usualLimits = Object.fromEntries(LIMITS.map(({ key, usual }) => [key, usual])) as Record<Limit, number>;

/** The limits, or null while one is left empty or no GC content could lie between its two. */
const limitsAskedFor = (limits: Readonly<Record<Limit, number | null>>): Record<Limit, number> | null => {
  if (Object.values(limits).includes(null)) return null;
  const asked = limits as Record<Limit, number>;
  return asked.gcLeast < asked.gcMost ? asked : null;
};

/** A coding sequence that a host likes to read and that keeps what is asked for; what it cannot keep is told. */
export const CodonTool = ({ source }: ToolProps) => {
  const t = useWords();
  const id = useId();
  const { run, stop, done, progress } = useToolJob<CodonJob>();
  const [text, setText] = useState(() => proteinOf(source));
  const [host, setHost] = useState<HostId>("ecoli");
  const [strategy, setStrategy] = useState<Strategy>("most-used");
  const [sites, setSites] = useState<string[]>(["BsaI"]);
  const [limits, setLimits] = useState<Readonly<Record<Limit, number | null>>>(usualLimits);
  const protein = useMemo(() => residuesOf(text), [text]);
  const asked = limitsAskedFor(limits);
  const isSound = protein !== "" && protein.length <= MAX_RESIDUES && asked !== null;
  const begin = () => {
    if (asked === null) return;
    void run({
      type: "codons",
      protein,
      options: {
        host,
        strategy,
        avoidSites: sites.map((one) => (findEnzyme(one)?.site ?? one).toUpperCase()),
        maxHomopolymer: asked.homopolymer,
        minRepeat: asked.repeat,
        gcWindow: { length: asked.gcWindow, min: asked.gcLeast / 100, max: asked.gcMost / 100 },
      },
    });
  };
  return (
    <>
      <LettersField label={t("toolbox.protein")} value={text} placeholder="MKLVVVGAGG…" onChange={setText} />
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
            onChange={(next: string[]) =>
              setSites(next.filter((one) => findEnzyme(one) || /^[ACGTRYSWKMBDHVN]{4,30}$/i.test(one)))
            }
          />
          <p className={styles.help}>{t("toolbox.avoidHelp")}</p>
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
        <Button type="primary" disabled={!isSound} loading={progress !== null} onClick={begin}>
          {t("toolbox.optimise")}
        </Button>
        {progress !== null && <Button onClick={stop}>{t("toolbox.stop")}</Button>}
      </div>
      <div className={styles.outcome} role="status">
        {done && <Optimised answer={done.answer} name={source?.name ?? "optimised"} />}
        {!done && <p className={styles.soft}>{t("toolbox.optimiseHelp")}</p>}
      </div>
    </>
  );
};

const MAX_PROBLEMS = 50;

const Optimised = ({ answer, name }: { readonly answer: ToolAnswer<CodonJob>; readonly name: string }) => {
  const t = useWords();
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
