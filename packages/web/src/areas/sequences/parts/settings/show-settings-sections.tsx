import type { Alphabet } from "@benchleaf/bio";
import { InputNumber, Select, Switch } from "antd";
import { type ReactNode, useMemo } from "react";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import { type CutterKind, cutterKinds } from "../../../../shared/sequences/enzyme-settings.ts";
import { useAllEnzymes } from "../../../../shared/sequences/use-own-enzymes.ts";
import { type AnalysisSettings, MAX_ORF, MIN_ORF } from "../../analysis/analysis-settings.ts";
import { FrameChoice, GeneticCodeChoice, StartCodonChoice } from "../tasks/reading-choices.tsx";
import { EnzymeGroupChoice } from "./enzyme-group-choice.tsx";
import styles from "./show-settings.module.css";
import { Choice, Field } from "./show-settings-field.tsx";
import { RowSettings } from "./show-settings-rows.tsx";

export interface ShowSettingsProps {
  readonly kind: Alphabet;
  readonly hasTrace: boolean;
  readonly settings: AnalysisSettings;
  readonly onChange: (change: Partial<AnalysisSettings>) => void;
}

const cutterWords: Readonly<Record<CutterKind, PhraseKey>> = {
  once: "sequences.cutOnce",
  twice: "sequences.cutTwice",
  onceOrTwice: "sequences.cutOnceOrTwice",
  any: "sequences.cutAny",
};

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

/** All that can be shown, section by section. */
export const ShowSettingsSections = ({ kind, hasTrace, settings, onChange }: ShowSettingsProps) => (
  <div className={styles.sections}>
    {kind === "dna" && <EnzymeSection settings={settings} onChange={onChange} />}
    {kind !== "protein" && (
      <>
        <OrfSection settings={settings} onChange={onChange} />
        <FrameSection settings={settings} onChange={onChange} />
      </>
    )}
    <RowSettings
      kind={kind}
      hasTrace={hasTrace}
      rows={settings.rows}
      onChange={(rows) => onChange({ rows })}
    />
    <GcSection settings={settings} onChange={onChange} />
    <GuestSection settings={settings} onChange={onChange} />
  </div>
);

const GuestSection = ({ settings, onChange }: PartProps) => {
  const t = useTranslation();
  return (
    <Section
      title={t("sequences.showGuests")}
      isOn={settings.hasGuests}
      onToggle={(hasGuests) => onChange({ hasGuests })}
    >
      <p className={styles.hint}>{t("sequences.showGuestsHint")}</p>
    </Section>
  );
};

type PartProps = Omit<ShowSettingsProps, "kind" | "hasTrace">;

const EnzymeSection = ({ settings, onChange }: PartProps) => {
  const t = useTranslation();
  const chosen = settings.enzymes;
  const set = (change: Partial<AnalysisSettings["enzymes"]>) =>
    onChange({ enzymes: { ...chosen, ...change } });
  const all = useAllEnzymes();
  const names = useMemo(() => all.map(({ name }) => ({ value: name, label: name })), [all]);
  return (
    <Section title={t("sequences.cutSites")} isOn={chosen.isShown} onToggle={(isShown) => set({ isShown })}>
      <Field label={t("sequences.enzymeGroup")}>
        <EnzymeGroupChoice settings={chosen} onChange={set} />
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
  const t = useTranslation();
  const { orfs } = settings;
  const set = (change: Partial<AnalysisSettings["orfs"]>) => onChange({ orfs: { ...orfs, ...change } });
  return (
    <Section title={t("sequences.orfs")} isOn={orfs.isShown} onToggle={(isShown) => set({ isShown })}>
      <FrameChoice
        label={t("sequences.orfFrames")}
        value={orfs.frames}
        onChange={(frames) => set({ frames })}
      />
      <Field label={t("sequences.orfShortest")}>
        <InputNumber
          min={MIN_ORF}
          max={MAX_ORF}
          precision={0}
          value={orfs.minResidues}
          onChange={(minResidues) => minResidues !== null && set({ minResidues })}
        />
      </Field>
      <Choice label={t("sequences.orfStarts")}>
        {(id) => (
          <StartCodonChoice
            id={id}
            table={settings.table}
            value={orfs.starts}
            onChange={(starts) => set({ starts })}
          />
        )}
      </Choice>
    </Section>
  );
};

const GcSection = ({ settings, onChange }: PartProps) => (
  <Section
    title={useTranslation()("sequences.gcPlot")}
    isOn={settings.isGcShown}
    onToggle={(isGcShown) => onChange({ isGcShown })}
  />
);

const FrameSection = ({ settings, onChange }: PartProps) => {
  const t = useTranslation();
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t("sequences.translation")}</h3>
      <FrameChoice
        label={t("sequences.frames")}
        value={settings.frames}
        onChange={(frames) => onChange({ frames })}
      />
      <Choice label={t("sequences.geneticCode")}>
        {(id) => (
          <GeneticCodeChoice id={id} value={settings.table} onChange={(table) => onChange({ table })} />
        )}
      </Choice>
    </section>
  );
};
