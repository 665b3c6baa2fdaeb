import { CloseOutlined, PlusOutlined } from "@ant-design/icons";
import { AutoComplete, Button, Input } from "antd";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { QualifierRow } from "../../editing/feature-form.ts";
import styles from "./editing-dialogs.module.css";

/** Of INSDC, those that people write by hand. */
const USUAL = [
  "note",
  "gene",
  "product",
  "label",
  "codon_start",
  "transl_table",
  "translation",
  "function",
  "locus_tag",
  "db_xref",
  "experiment",
  "allele",
  "bound_moiety",
  "organism",
  "protein_id",
  "EC_number",
].map((value) => ({ value }));

interface FeatureQualifiersProps {
  readonly qualifiers: readonly QualifierRow[];
  readonly onChange: (qualifiers: readonly QualifierRow[]) => void;
}

/** Qualifiers of the feature, as `/name=value`. */
export const FeatureQualifiers = ({ qualifiers, onChange }: FeatureQualifiersProps) => {
  const t = useTranslation();
  const set = (row: QualifierRow, change: Partial<QualifierRow>) =>
    onChange(qualifiers.map((one) => (one.key === row.key ? { ...one, ...change } : one)));
  const add = () => {
    const key = Math.max(-1, ...qualifiers.map((row) => row.key)) + 1;
    onChange([...qualifiers, { key, name: qualifiers.length === 0 ? "note" : "", value: "" }]);
  };
  return (
    <section className={styles.field}>
      <div className={styles.heading}>
        <h3 className={styles.title}>{t("sequences.featureQualifiers")}</h3>
        <Button type="link" size="small" icon={<PlusOutlined />} onClick={add}>
          {t("sequences.featureQualifierAdd")}
        </Button>
      </div>
      <div className={styles.list}>
        {qualifiers.map((row) => (
          <div key={row.key} className={styles.qualifier}>
            <AutoComplete
              value={row.name}
              options={USUAL}
              showSearch={{ filterOption: (typed, option) => option?.value.includes(typed) ?? false }}
              aria-label={t("sequences.featureQualifierName")}
              placeholder={t("sequences.featureQualifierName")}
              onChange={(name) => set(row, { name })}
            />
            <Input.TextArea
              value={row.value}
              rows={1}
              className={styles.growing ?? ""}
              aria-label={t("sequences.featureQualifierValue", { name: row.name })}
              placeholder={t("sequences.featureQualifierValue", { name: row.name })}
              onChange={(event) => set(row, { value: event.target.value })}
            />
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t("sequences.featureQualifierRemove", { name: row.name })}
              onClick={() => onChange(qualifiers.filter(({ key }) => key !== row.key))}
            />
          </div>
        ))}
      </div>
    </section>
  );
};
