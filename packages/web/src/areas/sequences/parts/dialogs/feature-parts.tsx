import { CloseOutlined, PlusOutlined } from "@ant-design/icons";
import type { SequenceRecord } from "@benchleaf/bio";
import { Button, InputNumber } from "antd";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { faultOf, type PartFault, type PartRow } from "../../editing/feature-form.ts";
import styles from "./editing-dialogs.module.css";

interface FeaturePartsProps {
  readonly parts: readonly PartRow[];
  readonly record: SequenceRecord;
  /** Missing values are reported only after an attempt to continue. */
  readonly isChecked: boolean;
  readonly onChange: (parts: readonly PartRow[]) => void;
}

const nextKey = (rows: readonly { readonly key: number }[]): number =>
  Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** Location of a feature: one range, or several joined ones, in the order of the top strand. */
export const FeatureParts = ({ parts, record, isChecked, onChange }: FeaturePartsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const size = format.number(record.sequence.length);
  const words: Record<PartFault, string> = {
    missing: t("sequences.featurePartMissing"),
    outside: t("sequences.rangeOutside", { size }),
    backwards: t("sequences.rangeBackwards"),
  };
  const set = ({ key }: PartRow, ends: Partial<Pick<PartRow, "first" | "last">>) =>
    onChange(
      parts.map((part) => {
        if (part.key !== key) return part;
        const { untouched: _, ...plain } = part;
        return { ...plain, ...ends };
      }),
    );
  const row = (part: PartRow, index: number) => {
    const fault = faultOf(part, record);
    const isTold = fault !== null && (fault !== "missing" || isChecked);
    const end = (name: "first" | "last", label: string) => (
      <InputNumber
        style={{ width: "100%" }}
        value={part[name]}
        precision={0}
        controls={false}
        aria-label={`${t("sequences.featurePart", { number: index + 1 })} ${label}`}
        aria-invalid={isTold}
        placeholder={label}
        onChange={(value) => set(part, { [name]: value })}
      />
    );
    return (
      <div key={part.key} className={styles.row}>
        {end("first", t("sequences.selectFrom"))}
        <span aria-hidden="true">–</span>
        {end("last", t("sequences.selectTo"))}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          disabled={parts.length === 1}
          aria-label={t("sequences.featurePartRemove", { number: index + 1 })}
          onClick={() => onChange(parts.filter(({ key }) => key !== part.key))}
        />
        {isTold && (
          <p className={styles.fault} role="alert">
            {words[fault]}
          </p>
        )}
      </div>
    );
  };
  return (
    <section className={styles.field}>
      <div className={styles.heading}>
        <h3 className={styles.title}>{t("sequences.featureParts")}</h3>
        <Button
          type="link"
          size="small"
          icon={<PlusOutlined />}
          onClick={() => onChange([...parts, { key: nextKey(parts), first: null, last: null }])}
        >
          {t("sequences.featurePartAdd")}
        </Button>
      </div>
      <div className={styles.list}>{parts.map(row)}</div>
    </section>
  );
};
