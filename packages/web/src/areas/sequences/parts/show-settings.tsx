import { EyeOutlined } from "@ant-design/icons";
import { type Alphabet, enzymes, type GeneticCodeId, geneticCodes } from "@benchleaf/bio";
import { Button, Checkbox, InputNumber, Popover, Select, Switch } from "antd";
import { type ReactNode, useMemo } from "react";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";
import {
  ALL_FRAMES,
  type AnalysisSettings,
  type CutterKind,
  cutterKinds,
  type EnzymeGroup,
  enzymeGroups,
  MAX_ORF,
  MIN_ORF,
} from "../analysis/analysis-settings.ts";
import styles from "./show-settings.module.css";

interface ShowSettingsProps {
  readonly kind: Alphabet;
  readonly settings: AnalysisSettings;
  readonly onChange: (next: AnalysisSettings) => void;
}

const groupWords: Readonly<Record<EnzymeGroup, PhraseKey>> = {
  all: "sequences.enzymesAll",
  "5'": "sequences.enzymesFivePrime",
  "3'": "sequences.enzymesThreePrime",
  blunt: "sequences.enzymesBlunt",
  type2s: "sequences.enzymesTypeIIS",
  chosen: "sequences.enzymesChosen",
};
const cutterWords: Readonly<Record<CutterKind, PhraseKey>> = {
  once: "sequences.cutOnce",
  twice: "sequences.cutTwice",
  onceOrTwice: "sequences.cutOnceOrTwice",
  any: "sequences.cutAny",
};

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control comes as the child
  <label className={styles.field}>
    <span>{label}</span>
    {children}
  </label>
);

interface SectionProps {
  readonly title: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly children?: ReactNode;
}

const Section = ({ title, isOn, onToggle, children }: SectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      <Switch size="small" checked={isOn} aria-label={title} onChange={onToggle} />
    </div>
    {isOn && children}
  </section>
);

/** What is looked for in the sequence and drawn beside its own annotations; a nucleic acid has it all. */
export const ShowSettings = ({ kind, settings, onChange }: ShowSettingsProps) => {
  const t = useWords();
  if (kind === "protein") return null;
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={<Sections kind={kind} settings={settings} onChange={onChange} />}
    >
      <Button size="small" icon={<EyeOutlined aria-hidden />}>
        {t("sequences.show")}
      </Button>
    </Popover>
  );
};

const Sections = ({ kind, settings, onChange }: ShowSettingsProps) => (
  <div className={styles.sections}>
    {kind === "dna" && <EnzymeSection settings={settings} onChange={onChange} />}
    <OrfSection settings={settings} onChange={onChange} />
    <FrameSection settings={settings} onChange={onChange} />
    <GcSection settings={settings} onChange={onChange} />
  </div>
);

type PartProps = Omit<ShowSettingsProps, "kind">;

const EnzymeSection = ({ settings, onChange }: PartProps) => {
  const t = useWords();
  const chosen = settings.enzymes;
  const set = (change: Partial<AnalysisSettings["enzymes"]>) =>
    onChange({ ...settings, enzymes: { ...chosen, ...change } });
  const names = useMemo(() => enzymes().map(({ name }) => ({ value: name, label: name })), []);
  return (
    <Section title={t("sequences.cutSites")} isOn={chosen.isShown} onToggle={(isShown) => set({ isShown })}>
      <Field label={t("sequences.enzymeGroup")}>
        <Select<EnzymeGroup>
          value={chosen.group}
          options={enzymeGroups.map((group) => ({ value: group, label: t(groupWords[group]) }))}
          onChange={(group) => set({ group })}
        />
      </Field>
      {chosen.group === "chosen" ? (
        <Select<string[]>
          mode="multiple"
          className={styles.names ?? ""}
          aria-label={t("sequences.enzymesChosen")}
          placeholder={t("sequences.enzymesPick")}
          maxTagCount={6}
          value={[...chosen.chosen]}
          options={names}
          onChange={(wanted) => set({ chosen: wanted })}
        />
      ) : (
        <Field label={t("sequences.enzymeLevel")}>
          <Select<"commercial" | "every">
            value={chosen.level}
            options={[
              { value: "commercial", label: t("sequences.enzymesCommercial") },
              { value: "every", label: t("sequences.enzymesEvery") },
            ]}
            onChange={(level) => set({ level })}
          />
        </Field>
      )}
      <Field label={t("sequences.enzymeCutters")}>
        <Select<CutterKind>
          value={chosen.cutters}
          options={cutterKinds.map((cutters) => ({ value: cutters, label: t(cutterWords[cutters]) }))}
          onChange={(cutters) => set({ cutters })}
        />
      </Field>
    </Section>
  );
};

const OrfSection = ({ settings, onChange }: PartProps) => {
  const t = useWords();
  const { orfs } = settings;
  const set = (change: Partial<AnalysisSettings["orfs"]>) =>
    onChange({ ...settings, orfs: { ...orfs, ...change } });
  return (
    <Section title={t("sequences.orfs")} isOn={orfs.isShown} onToggle={(isShown) => set({ isShown })}>
      <Field label={t("sequences.orfShortest")}>
        <InputNumber
          min={MIN_ORF}
          max={MAX_ORF}
          precision={0}
          value={orfs.minResidues}
          onChange={(minResidues) => minResidues !== null && set({ minResidues })}
        />
      </Field>
      <Field label={t("sequences.orfStarts")}>
        <Select<"ATG" | "table">
          value={orfs.starts}
          options={[
            { value: "ATG", label: t("sequences.orfAtg") },
            { value: "table", label: t("sequences.orfAnyStart") },
          ]}
          onChange={(starts) => set({ starts })}
        />
      </Field>
    </Section>
  );
};

const GcSection = ({ settings, onChange }: PartProps) => (
  <Section
    title={useWords()("sequences.gcPlot")}
    isOn={settings.isGcShown}
    onToggle={(isGcShown) => onChange({ ...settings, isGcShown })}
  />
);

const FrameSection = ({ settings, onChange }: PartProps) => {
  const t = useWords();
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t("sequences.translation")}</h3>
      <Checkbox.Group
        aria-label={t("sequences.frames")}
        value={[...settings.frames]}
        options={ALL_FRAMES.map((frame) => ({
          value: frame,
          label: frame > 0 ? `+${frame}` : `−${-frame}`,
        }))}
        onChange={(frames) =>
          onChange({ ...settings, frames: ALL_FRAMES.filter((one) => frames.includes(one)) })
        }
      />
      <Field label={t("sequences.geneticCode")}>
        <Select<GeneticCodeId>
          showSearch={{ optionFilterProp: "label" }}
          value={settings.table}
          options={geneticCodes.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
          onChange={(table) => onChange({ ...settings, table })}
        />
      </Field>
    </section>
  );
};
