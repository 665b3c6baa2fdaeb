import { PlusOutlined } from "@ant-design/icons";
import type { SequenceRecord } from "@benchleaf/bio";
import {
  type BenchPlasmid,
  MAX_ALTERNATIVES,
  MAX_CLONING_FRAGMENTS,
  MAX_CONSTRUCTS,
} from "@benchleaf/contract";
import { Button, Tag } from "antd";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type MoleculeCard, MoleculeCards } from "../../../shared/cloning/molecule-cards.tsx";
import { ChooseSequencesDialog } from "../../../shared/sequences/choose-sequences-dialog.tsx";
import {
  addAlternatives,
  addPlasmids,
  flipPlasmid,
  movePlasmid,
  removePlasmid,
  roomOf,
  setVector,
} from "../bench-draft.ts";
import { placesOf } from "../planning/bench-methods.ts";
import { choicesOf } from "../planning/constructs.ts";
import type { PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import type { OpenBench } from "../use-bench.ts";
import { AlternativeRow } from "./alternative-row.tsx";
import styles from "./cloning.module.css";
import { PlasmidBody } from "./plasmid-body.tsx";

interface PlasmidListProps {
  readonly bench: OpenBench;
  readonly molecules: ReadonlyMap<string, SequenceRecord> | null;
  readonly names: PlasmidNames;
  readonly planned: PlannedBench | null;
}

const keyOf = ({ plasmidConfig: one }: BenchPlasmid): string => `${one.sequenceId} ${one.sequenceVersionStr}`;

/** Vector and fragments in the order of the product; moved by dragging or by their buttons. */
export const PlasmidList = ({ bench, molecules, names, planned }: PlasmidListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const [alternativeTo, setAlternativeTo] = useState<string | null>(null);
  const { plan, sources, changePlan } = bench;
  const changes = useMemo(
    () => ({
      onMove: (id: string, to: number) => changePlan((before) => movePlasmid(before, id, to)),
      onTurn: (id: string) => changePlan((before) => flipPlasmid(before, id)),
      onTakeOff: (id: string) => changePlan((before) => removePlasmid(before, id)),
    }),
    [changePlan],
  );
  // Most changes leave the same enzymes, in a list of its own.
  const enzymes = planned?.usableEnzymes.join(" ") ?? "";
  const usable = useMemo(() => enzymes.split(" ").filter(Boolean), [enzymes]);
  const nameOf = ({ id }: BenchPlasmid) => names.get(id) ?? "?";
  const recordOf = (plasmid: BenchPlasmid) => molecules?.get(keyOf(plasmid)) ?? null;
  const sourceOf = ({ plasmidConfig: { sequenceId } }: BenchPlasmid) =>
    sources.find((one) => one.sequenceId === sequenceId) ?? null;
  const cardOf = (plasmid: BenchPlasmid): MoleculeCard => {
    const { id, plasmidType, plasmidConfig: config } = plasmid;
    const isVector = plasmidType === "vector";
    const record = recordOf(plasmid);
    const alternatives = choicesOf(plan, id).slice(1);
    return {
      id,
      name: nameOf(plasmid),
      sequenceId: config.sequenceId,
      record,
      strand: config.strand,
      isFixed: isVector,
      badge: <Tag>{t(`cloning.type-${plasmidType}`)}</Tag>,
      note: !isVector && record?.topology === "circular" && (
        <Button size="small" type="link" onClick={() => changePlan((before) => setVector(before, id))}>
          {t("cloning.makeVector")}
        </Button>
      ),
      body: (
        <PlasmidBody
          plasmid={plasmid}
          method={plan.cloningMethod}
          name={nameOf(plasmid)}
          record={record}
          source={sourceOf(plasmid)}
          usable={usable}
          onChange={changePlan}
          onAlternative={setAlternativeTo}
        >
          {alternatives.length > 0 &&
            alternatives.map((other) => (
              <AlternativeRow
                key={other.id}
                plasmid={other}
                method={plan.cloningMethod}
                usable={usable}
                name={nameOf(other)}
                record={recordOf(other)}
                source={sourceOf(other)}
                onChange={changePlan}
              />
            ))}
        </PlasmidBody>
      ),
    };
  };
  return (
    <>
      <MoleculeCards label={t("cloning.plasmids")} cards={placesOf(plan).map(cardOf)} {...changes} />
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)} block>
        {t(plan.plasmids.length === 0 ? "cloning.addFirst" : "cloning.addPlasmid")}
      </Button>
      {roomOf(plan) === 0 && (
        <p className={styles.soft}>{t("cloning.full", { limit: MAX_CLONING_FRAGMENTS })}</p>
      )}
      {isAdding && (
        <ChooseSequencesDialog
          refuse={(chosen) =>
            addPlasmids(plan, chosen).plasmids.length < plan.plasmids.length + chosen.length
              ? t("cloning.full", { limit: MAX_CLONING_FRAGMENTS })
              : null
          }
          onChoose={(chosen) => {
            changePlan((before) => addPlasmids(before, chosen));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {alternativeTo !== null && (
        <ChooseSequencesDialog
          refuse={(chosen) =>
            addAlternatives(plan, alternativeTo, chosen).plasmids.length <
            plan.plasmids.length + chosen.length
              ? t("cloning.alternativesFull", {
                  each: format.number(MAX_ALTERNATIVES + 1),
                  limit: format.number(MAX_CONSTRUCTS),
                })
              : null
          }
          onChoose={(chosen) => {
            changePlan((before) => addAlternatives(before, alternativeTo, chosen));
            setAlternativeTo(null);
          }}
          onClose={() => setAlternativeTo(null)}
        />
      )}
    </>
  );
};
