import { PlusOutlined } from "@ant-design/icons";
import type { SequenceRecord } from "@benchleaf/bio";
import { MAX_CLONING_FRAGMENTS } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useWords } from "../../../kernel/words.ts";
import { addPlasmids, movePlasmid, roomOf } from "../bench-draft.ts";
import { vectorOf } from "../planning/bench-methods.ts";
import type { PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import type { OpenBench } from "../use-bench.ts";
import { ChooseSequencesDialog } from "./choose-sequences-dialog.tsx";
import styles from "./cloning.module.css";
import { PlasmidCard } from "./plasmid-card.tsx";

interface PlasmidListProps {
  readonly bench: OpenBench;
  readonly molecules: ReadonlyMap<string, SequenceRecord> | null;
  readonly names: PlasmidNames;
  readonly planned: PlannedBench | null;
}

/** Vector and fragments in the order of the product; moved by dragging or by their buttons. */
export const PlasmidList = ({ bench, molecules, names, planned }: PlasmidListProps) => {
  const t = useWords();
  const [isAdding, setAdding] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [spoken, setSpoken] = useState("");
  const { plan, sources, changePlan } = bench;
  const move = (id: string, to: number) => {
    changePlan((before) => movePlasmid(before, id, to));
    setSpoken(t("cloning.movedTo", { name: names.get(id), position: to + 1 }));
  };
  return (
    <>
      <ol className={styles.plasmids} aria-label={t("cloning.plasmids")}>
        {plan.plasmids.map((plasmid, index) => {
          const { sequenceId, sequenceVersionStr } = plasmid.plasmidConfig;
          return (
            <PlasmidCard
              key={plasmid.id}
              plasmid={plasmid}
              index={index}
              count={plan.plasmids.length}
              least={vectorOf(plan) ? 1 : 0}
              method={plan.cloningMethod}
              name={names.get(plasmid.id) ?? "?"}
              record={molecules?.get(`${sequenceId} ${sequenceVersionStr}`) ?? null}
              source={sources.find((one) => one.sequenceId === sequenceId) ?? null}
              usable={planned?.usableEnzymes ?? []}
              isDragged={dragged === plasmid.id}
              onDrag={setDragged}
              onDrop={() => dragged && move(dragged, index)}
              onMove={(to) => move(plasmid.id, to)}
              onChange={changePlan}
            />
          );
        })}
      </ol>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
      <Button icon={<PlusOutlined />} onClick={() => setAdding(true)} block>
        {t(plan.plasmids.length === 0 ? "cloning.addFirst" : "cloning.addPlasmid")}
      </Button>
      {roomOf(plan) === 0 && (
        <p className={styles.soft}>{t("cloning.full", { limit: MAX_CLONING_FRAGMENTS })}</p>
      )}
      {isAdding && (
        <ChooseSequencesDialog
          plan={plan}
          onChoose={(chosen) => {
            changePlan((before) => addPlasmids(before, chosen));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};
