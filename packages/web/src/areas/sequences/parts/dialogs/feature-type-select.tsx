import { featureTypes } from "@benchleaf/bio";
import { Select } from "antd";
import { useMemo } from "react";
import { featurePaint } from "../../../../canvas/feature-colors.ts";
import { useTheme } from "../../../../kernel/appearance.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { namedList } from "../named-list.ts";
import styles from "./editing-dialogs.module.css";

/** What maps of plasmids are made of, before the long list of all keys. */
const USUAL = [
  "CDS",
  "gene",
  "promoter",
  "terminator",
  "rep_origin",
  "misc_feature",
  "primer_bind",
  "regulatory",
];
const ALL = [...USUAL, ...featureTypes.filter((type) => !USUAL.includes(type))];

interface FeatureTypeSelectProps {
  readonly id: string;
  readonly type: string;
  readonly onChange: (type: string) => void;
}

/** The keys of INSDC with their colours, found by typing. */
export const FeatureTypeSelect = ({ id, type, onChange }: FeatureTypeSelectProps) => {
  const t = useTranslation();
  const theme = useTheme();
  const options = useMemo(
    () =>
      [...(ALL.includes(type) ? [] : [type]), ...ALL].map((value) => ({
        value,
        label: (
          <span className={styles.type}>
            <span className={styles.dot} style={{ background: featurePaint({ type: value }, theme).fill }} />
            {value}
          </span>
        ),
      })),
    [type, theme],
  );
  return (
    <Select
      {...namedList(id, t("sequences.featureFieldType"))}
      value={type}
      showSearch={{ optionFilterProp: "value" }}
      options={options}
      onChange={onChange}
    />
  );
};
