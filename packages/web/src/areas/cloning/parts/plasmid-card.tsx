import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  HolderOutlined,
  SwapOutlined,
} from "@ant-design/icons";
import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, BenchPlasmid, BenchSource, CloningMethod, PlasmidConfig } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Select, Tag } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { configure, removePlasmid, setVector } from "../bench-draft.ts";
import { bindTypesOf, commonCutters, familyOf } from "../planning/bench-methods.ts";
import styles from "./cloning.module.css";
import { EnzymeChoice } from "./enzyme-choice.tsx";
import { SourceNote } from "./source-note.tsx";
import { StretchFields } from "./stretch-fields.tsx";

interface PlasmidCardProps {
  readonly plasmid: BenchPlasmid;
  readonly index: number;
  readonly count: number;
  /** The first place that a fragment may take. */
  readonly least: number;
  readonly method: CloningMethod;
  readonly name: string;
  /** Null while it is on its way, or where it cannot be read. */
  readonly record: SequenceRecord | null;
  readonly source: BenchSource | null;
  readonly usable: readonly string[];
  readonly isDragged: boolean;
  readonly onDrag: (id: string | null) => void;
  readonly onDrop: () => void;
  readonly onMove: (to: number) => void;
  readonly onChange: (edit: (plan: BenchPlan) => BenchPlan) => void;
}

/** One plasmid of the bench: where it stands, which way it reads, what of it goes in and how. */
export const PlasmidCard = (props: PlasmidCardProps) => {
  const { plasmid, index, method, name, record, source, isDragged, onDrag, onChange } = props;
  const t = useWords();
  const format = useFormat();
  const { id, plasmidType, plasmidConfig: config } = plasmid;
  const isVector = plasmidType === "vector";
  const set = (change: Partial<PlasmidConfig>) => onChange((plan) => configure(plan, id, change));
  const binds = bindTypesOf(method, plasmidType);
  return (
    <li
      className={styles.card}
      data-dragged={isDragged ? "yes" : "no"}
      draggable={!isVector}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        onDrag(id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <div className={styles.cardHead}>
        {!isVector && <HolderOutlined className={styles.handle ?? ""} aria-hidden />}
        <Tag>{t(`cloning.type-${plasmidType}`)}</Tag>
        <Link
          className={styles.cardName ?? ""}
          to="/sequence/$sequenceId"
          params={{ sequenceId: config.sequenceId }}
        >
          {name}
        </Link>
        <span className={styles.cardButtons}>
          {!isVector && (
            <>
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t("cloning.moveUp", { name })}
                disabled={index <= props.least}
                onClick={() => props.onMove(index - 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t("cloning.moveDown", { name })}
                disabled={index === props.count - 1}
                onClick={() => props.onMove(index + 1)}
              />
            </>
          )}
          <Button
            type="text"
            size="small"
            icon={<SwapOutlined aria-hidden />}
            aria-label={t("cloning.turn", { name })}
            aria-pressed={config.strand === -1}
            onClick={() => set({ strand: config.strand === 1 ? -1 : 1 })}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t("cloning.takeOff", { name })}
            onClick={() => onChange((plan) => removePlasmid(plan, id))}
          />
        </span>
      </div>
      <p className={styles.soft}>
        {record
          ? `${t(record.topology === "circular" ? "sequences.kindCircular" : "sequences.kindLinear")} · ${format.basePairs(record.sequence.length)}`
          : ""}
        {config.strand === -1 && ` · ${t("cloning.turned")}`}
        {!isVector && record?.topology === "circular" && (
          <Button size="small" type="link" onClick={() => onChange((plan) => setVector(plan, id))}>
            {t("cloning.makeVector")}
          </Button>
        )}
      </p>
      <SourceNote source={source} config={config} onUse={(version) => set({ sequenceVersionStr: version })} />
      {record && (
        <div className={styles.fields}>
          <StretchFields name={name} record={record} config={config} onChange={set} />
          {binds.length > 1 && (
            <Select
              aria-label={t("cloning.bindOf", { name })}
              value={config.bindType}
              options={binds.map((value) => ({ value, label: t(`cloning.bind-${value}`) }))}
              onChange={(bindType) => set({ bindType })}
            />
          )}
          {config.bindType === "enzyme" && familyOf(method) === "homology" && (
            <EnzymeChoice
              id={`${id}-enzymes`}
              label={t("cloning.openWith", { name })}
              placeholder={t("cloning.openWith", { name })}
              value={config.enzymes}
              usable={isVector ? props.usable : []}
              names={commonCutters}
              most={2}
              onChange={(enzymes) => set({ enzymes })}
            />
          )}
        </div>
      )}
    </li>
  );
};
