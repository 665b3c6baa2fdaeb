import { DeleteOutlined } from "@ant-design/icons";
import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, BenchPlasmid, BenchSource, CloningMethod } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Tag } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { configure, removePlasmid } from "../bench-draft.ts";
import styles from "./cloning.module.css";
import { EndFields } from "./end-fields.tsx";
import { SourceNote } from "./source-note.tsx";
import { StretchFields } from "./stretch-fields.tsx";

interface AlternativeRowProps {
  readonly plasmid: BenchPlasmid;
  readonly method: CloningMethod;
  readonly name: string;
  readonly usable: readonly string[];
  readonly record: SequenceRecord | null;
  readonly source: BenchSource | null;
  readonly onChange: (edit: (plan: BenchPlan) => BenchPlan) => void;
}

/** An alternative for a position: its range, direction and ends. */
export const AlternativeRow = (props: AlternativeRowProps) => {
  const { plasmid, method, name, usable, record, source, onChange } = props;
  const t = useTranslation();
  const { id, plasmidConfig: config } = plasmid;
  const set = (change: Partial<typeof config>) => onChange((plan) => configure(plan, id, change));
  return (
    <div className={styles.alternative}>
      <div className={styles.alternativeHead}>
        <Tag>{t("cloning.or")}</Tag>
        <Link
          className={styles.alternativeName ?? ""}
          to="/sequence/$sequenceId"
          params={{ sequenceId: config.sequenceId }}
        >
          {name}
        </Link>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t("cloning.takeOff", { name })}
          onClick={() => onChange((plan) => removePlasmid(plan, id))}
        />
      </div>
      <SourceNote source={source} config={config} onUse={(version) => set({ sequenceVersionStr: version })} />
      {record && (
        <div className={styles.fields}>
          <StretchFields name={name} record={record} config={config} onChange={set} />
          <EndFields plasmid={plasmid} method={method} name={name} usable={usable} onChange={set} />
        </div>
      )}
    </div>
  );
};
