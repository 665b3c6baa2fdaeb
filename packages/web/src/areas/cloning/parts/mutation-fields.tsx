import type { BenchPlan } from "@benchleaf/contract";
import { Input, InputNumber, Select } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./cloning.module.css";

type Mutation = NonNullable<BenchPlan["mutation"]>;

const nothing: Mutation = { start: 0, length: 1, insert: "", style: "back-to-back" };
const styleNames = ["back-to-back", "quikchange"] as const;
const MOST = 60;

interface MutationFieldsProps {
  readonly mutation: Mutation | null;
  readonly onChange: (mutation: Mutation) => void;
}

/** What becomes of the vector: the bases that go, and those that come in their place. */
export const MutationFields = ({ mutation, onChange }: MutationFieldsProps) => {
  const t = useTranslation();
  const id = useId();
  const [written, setWritten] = useState<string | null>(null);
  const { start, length, insert, style } = mutation ?? nothing;
  const set = (change: Partial<Mutation>) => onChange({ start, length, insert, style, ...change });
  const take = () => {
    const bases = written
      ?.toUpperCase()
      .replace(/[^ACGT]/g, "")
      .slice(0, MOST);
    if (bases !== undefined && (bases !== insert || mutation === null)) set({ insert: bases });
    setWritten(null);
  };
  return (
    <>
      <label htmlFor={`${id}-start`}>{t("cloning.mutationStart")}</label>
      <InputNumber
        id={`${id}-start`}
        min={1}
        precision={0}
        value={start + 1}
        onChange={(value) => value !== null && set({ start: value - 1 })}
      />
      <label htmlFor={`${id}-length`}>{t("cloning.mutationLength")}</label>
      <InputNumber
        id={`${id}-length`}
        min={0}
        max={10_000}
        precision={0}
        value={length}
        title={t("cloning.mutationLengthHelp")}
        onChange={(value) => value !== null && set({ length: value })}
      />
      <label htmlFor={`${id}-insert`}>{t("cloning.mutationInsert")}</label>
      <Input
        id={`${id}-insert`}
        className={styles.oligoField ?? ""}
        placeholder={t("cloning.mutationInsertHint")}
        value={written ?? insert}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      <label htmlFor={`${id}-style`}>{t("cloning.mutationStyle")}</label>
      <Select
        id={`${id}-style`}
        value={style}
        options={styleNames.map((value) => ({ value, label: t(`cloning.style-${value}`) }))}
        onChange={(value) => set({ style: value })}
      />
    </>
  );
};
