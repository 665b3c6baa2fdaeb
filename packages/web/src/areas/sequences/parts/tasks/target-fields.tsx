import { AimOutlined } from "@ant-design/icons";
import { Button, InputNumber } from "antd";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { useTarget } from "../../hooks/use-target.ts";
import styles from "./task-panel.module.css";

interface TargetFieldsProps {
  readonly label: string;
  readonly target: ReturnType<typeof useTarget>;
  readonly size: number;
}

/** The region that a design is about, by its first and last base. */
export const TargetFields = ({ label, target, size }: TargetFieldsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { ends, setEnds, fault, takeSelection } = target;
  const field = (which: "first" | "last") => (
    <InputNumber
      size="small"
      min={1}
      max={size}
      precision={0}
      value={ends[which]}
      status={fault === null ? "" : "error"}
      aria-label={`${label} ${t(which === "first" ? "sequences.selectFrom" : "sequences.selectTo")}`}
      placeholder={t(which === "first" ? "sequences.selectFrom" : "sequences.selectTo")}
      onChange={(value) => setEnds({ ...ends, [which]: value })}
    />
  );
  return (
    <div className={styles.stack}>
      <span>{label}</span>
      <span className={styles.target}>
        {field("first")}
        <span aria-hidden="true">–</span>
        {field("last")}
        <Button
          size="small"
          icon={<AimOutlined />}
          aria-label={t("annotation.takeSelection")}
          title={t("annotation.takeSelection")}
          onClick={takeSelection}
        />
      </span>
      {fault !== null && (
        <span className={styles.fault} role="alert">
          {t(fault === "outside" ? "sequences.rangeOutside" : "sequences.rangeBackwards", {
            size: format.number(size),
          })}
        </span>
      )}
    </div>
  );
};
