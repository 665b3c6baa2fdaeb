import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { type SampleStage, sampleStageColors } from "@benchleaf/contract";
import { Button, Input, Select, Tag } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { faultOfStage } from "../meta-draft.ts";
import styles from "./meta-form.module.css";
import { tagColor } from "./sample-state.tsx";

interface MetaStagesProps {
  readonly stages: readonly SampleStage[];
  readonly isFixed: boolean;
  readonly isChecked: boolean;
  readonly onChange: (stages: readonly SampleStage[]) => void;
}

/** The states that samples of a template can be in, the first one first. */
export const MetaStages = ({ stages, isFixed, isChecked, onChange }: MetaStagesProps) => {
  const t = useTranslation();
  const set = (at: number, part: Partial<SampleStage>) =>
    onChange(stages.map((stage, place) => (place === at ? { ...stage, ...part } : stage)));
  return (
    <section aria-label={t("samplePages.stages")}>
      <h3 className={styles.subheading}>{t("samplePages.stages")}</h3>
      <p className={styles.help}>{t("samplePages.stagesHelp")}</p>
      {stages.map((stage, at) => {
        const fault = isChecked ? faultOfStage(stages, at) : null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a state has nothing but its place while it is named.
          <div key={at} className={styles.row}>
            <Input
              aria-label={t("samplePages.stageAt", { number: at + 1 })}
              value={stage.label}
              maxLength={60}
              disabled={isFixed}
              {...(fault !== null && {
                status: "error" as const,
                "aria-invalid": true,
                "aria-describedby": `stage-fault-${at}`,
              })}
              onChange={({ target }) => set(at, { label: target.value })}
            />
            <Select
              aria-label={t("samplePages.colorOf", { number: at + 1 })}
              disabled={isFixed}
              value={stage.color}
              options={sampleStageColors.map((value) => ({
                value,
                label: <Tag color={tagColor(value)}>{t(`samplePages.color-${value}`)}</Tag>,
              }))}
              onChange={(color) => set(at, { color })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              disabled={isFixed}
              aria-label={t("samplePages.removeStage", { number: at + 1 })}
              onClick={() => onChange(stages.filter((_, place) => place !== at))}
            />
            {fault !== null && (
              <p id={`stage-fault-${at}`} role="alert" className={styles.fault}>
                {t(`samplePages.fault-${fault}`)}
              </p>
            )}
          </div>
        );
      })}
      <Button
        icon={<PlusOutlined />}
        disabled={isFixed || stages.length >= 20}
        onClick={() => onChange([...stages, { label: "", color: sampleStageColors[stages.length % 6]! }])}
      >
        {t("samplePages.addStage")}
      </Button>
    </section>
  );
};
