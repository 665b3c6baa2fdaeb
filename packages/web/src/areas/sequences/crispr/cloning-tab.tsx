import { type GuideVector, type GuideVectorName, guideVectors } from "@benchleaf/bio";
import { Checkbox, Input, Select } from "antd";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { namedList } from "../parts/named-list.ts";
import { cloningLines } from "./order-oligos.ts";
import type { OrderProps } from "./order-props.ts";
import { OrderSheet } from "./order-sheet.tsx";

const names = Object.keys(guideVectors) as GuideVectorName[];
const OWN = "own";

/** Two oligos a guide, with the ends that fit a vector. */
export const CloningTab = ({ guides, name }: OrderProps) => {
  const t = useTranslation();
  const id = useId();
  const [preset, setPreset] = useState<GuideVectorName | typeof OWN>("pX330");
  const [vector, setVector] = useState<GuideVector>(guideVectors.pX330);
  const change = (part: Partial<GuideVector>) => {
    setPreset(OWN);
    setVector({ ...vector, ...part });
  };
  const { lines, cut } = useMemo(() => cloningLines(guides, vector, name), [guides, vector, name]);
  const overhang = (which: "topOverhang" | "bottomOverhang") => (
    <label className={styles.stack} htmlFor={`${id}-${which}`}>
      {t(`crispr.${which}`)}
      <Input
        id={`${id}-${which}`}
        size="small"
        maxLength={12}
        value={vector[which]}
        onChange={({ target: { value } }) => change({ [which]: value.toUpperCase().replace(/[^ACGT]/g, "") })}
      />
    </label>
  );
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.stack}>
          <label htmlFor={`${id}-vector`}>{t("crispr.vector")}</label>
          <Select
            size="small"
            {...namedList(`${id}-vector`, t("crispr.vector"))}
            value={preset}
            options={[
              ...names.map((one) => ({ value: one, label: `${one} · ${guideVectors[one].enzyme}` })),
              ...(preset === OWN ? [{ value: OWN, label: t("crispr.vectorOwn") }] : []),
            ]}
            onChange={(chosen) => {
              if (chosen === OWN) return;
              setPreset(chosen);
              setVector(guideVectors[chosen]);
            }}
          />
        </div>
        {overhang("topOverhang")}
        {overhang("bottomOverhang")}
        <Checkbox
          checked={vector.startsWithG}
          onChange={({ target }) => change({ startsWithG: target.checked })}
        >
          {t("crispr.startsWithG")}
        </Checkbox>
      </div>
      <p className={styles.soft}>{t("crispr.vectorSource")}</p>
      {cut.length > 0 && (
        <p className={styles.warn} role="status">
          {t("crispr.hasSite", { numbers: cut.join(", "), enzyme: vector.enzyme })}
        </p>
      )}
      <OrderSheet lines={lines} title={`${name} ${t("crispr.cloning")}`} />
    </>
  );
};
