import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, BenchPlasmid, BenchSource, CloningMethod, PlasmidConfig } from "@benchleaf/contract";
import { Button } from "antd";
import { memo, type ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { configure } from "../bench-draft.ts";
import styles from "./cloning.module.css";
import { EndFields } from "./end-fields.tsx";
import { SourceNote } from "./source-note.tsx";
import { StretchFields } from "./stretch-fields.tsx";

interface PlasmidBodyProps {
  readonly plasmid: BenchPlasmid;
  readonly method: CloningMethod;
  readonly name: string;
  /** Null while it is on its way, or where it cannot be read. */
  readonly record: SequenceRecord | null;
  readonly source: BenchSource | null;
  readonly usable: readonly string[];
  readonly onChange: (edit: (plan: BenchPlan) => BenchPlan) => void;
  readonly onAlternative: (id: string) => void;
  /** What else may be in its place. */
  readonly children?: ReactNode;
}

/**
 * The range of a plasmid and how it is used. Its fields are rendered again only if something of this plasmid has
 * changed.
 */
export const PlasmidBody = memo(function PlasmidBody(props: PlasmidBodyProps) {
  const { plasmid, method, name, record, source, onChange } = props;
  const t = useTranslation();
  const { id, plasmidConfig: config } = plasmid;
  const set = (change: Partial<PlasmidConfig>) => onChange((plan) => configure(plan, id, change));
  return (
    <>
      <SourceNote source={source} config={config} onUse={(version) => set({ sequenceVersionStr: version })} />
      {record && (
        <div className={styles.fields}>
          <StretchFields name={name} record={record} config={config} onChange={set} />
          <EndFields plasmid={plasmid} method={method} name={name} usable={props.usable} onChange={set} />
        </div>
      )}
      {method !== "mutagenesis" && (
        <div className={styles.alternatives}>
          {props.children}
          <Button
            type="link"
            size="small"
            className={styles.opener ?? ""}
            onClick={() => props.onAlternative(id)}
          >
            {t("cloning.addAlternative")}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
    </>
  );
});
