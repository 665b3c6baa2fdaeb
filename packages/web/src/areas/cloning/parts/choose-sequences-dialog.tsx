import { type BenchPlan, MAX_CLONING_FRAGMENTS, type SequenceSummary } from "@benchleaf/contract";
import { Checkbox, Input, Modal } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { addPlasmids } from "../bench-draft.ts";
import { useSequenceChoices } from "../cloning.queries.ts";
import styles from "./cloning.module.css";

interface ChooseSequencesDialogProps {
  readonly plan: BenchPlan;
  readonly onChoose: (chosen: readonly SequenceSummary[]) => void;
  readonly onClose: () => void;
}

/** The lab's DNA by name; several at once, in the order in which they are ticked. */
export const ChooseSequencesDialog = ({ plan, onChoose, onClose }: ChooseSequencesDialogProps) => {
  const t = useWords();
  const format = useFormat();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<readonly SequenceSummary[]>([]);
  const found = useSequenceChoices(useDebounced(words, 250), true);
  const added = addPlasmids(plan, chosen).plasmids.length - plan.plasmids.length;
  const isTooMany = added < chosen.length;
  const toggle = (row: SequenceSummary, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, row] : before.filter(({ id }) => id !== row.id)));
  const rows = found.data ?? [];
  return (
    <Modal
      open
      width={640}
      title={t("cloning.chooseTitle")}
      okText={t("cloning.addCount", { count: chosen.length, number: format.number(chosen.length) })}
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: chosen.length === 0 || isTooMany }}
      onOk={() => onChoose(chosen)}
      onCancel={onClose}
    >
      <Input.Search
        autoFocus
        allowClear
        aria-label={t("cloning.search")}
        placeholder={t("cloning.search")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isTooMany && (
        <p className={styles.badText} role="alert">
          {t("cloning.full", { limit: MAX_CLONING_FRAGMENTS })}
        </p>
      )}
      <div className={styles.choices}>
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <ListSkeleton rows={6} label={t("cloning.loading")} />}
        {found.isSuccess && rows.length === 0 && <p className={styles.soft}>{t("cloning.noneFound")}</p>}
        <ul aria-label={t("cloning.chooseTitle")}>
          {rows.map((row) => (
            <li key={row.id}>
              <Checkbox
                checked={chosen.some(({ id }) => id === row.id)}
                onChange={({ target }) => toggle(row, target.checked)}
              >
                {row.name}
              </Checkbox>
              <span className={styles.soft}>
                {t(row.circular ? "sequences.kindCircular" : "sequences.kindLinear")} ·{" "}
                {format.basePairs(row.size ?? 0)} · {row.projectName || t("cloning.sharedFile")}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
};
