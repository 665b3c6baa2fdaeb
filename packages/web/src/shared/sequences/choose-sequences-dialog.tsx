import type { SequenceSummary } from "@benchleaf/contract";
import { Checkbox, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../kernel/format.ts";
import { Dialog } from "../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import { useDebounced } from "../../kernel/use-debounced.ts";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import styles from "./choose-sequences.module.css";
import { useSequenceChoices } from "./molecules.queries.ts";

interface ChooseSequencesDialogProps {
  /** Why the selected sequences cannot be used, as text; null if they can. */
  readonly refuse: (chosen: readonly SequenceSummary[]) => string | null;
  readonly onChoose: (chosen: readonly SequenceSummary[]) => void;
  readonly onClose: () => void;
}

/**
 * The lab's DNA by name; several at once, in the order in which they are ticked. Its words come with those of cloning,
 * so who shows it names that part.
 */
export const ChooseSequencesDialog = ({ refuse, onChoose, onClose }: ChooseSequencesDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<readonly SequenceSummary[]>([]);
  const found = useSequenceChoices(useDebounced(words, 250));
  const refusal = refuse(chosen);
  const toggle = (row: SequenceSummary, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, row] : before.filter(({ id }) => id !== row.id)));
  const rows = found.data ?? [];
  return (
    <Dialog
      open
      width={640}
      title={t("cloning.chooseTitle")}
      okText={t("cloning.addCount", { count: chosen.length, number: format.number(chosen.length) })}
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: chosen.length === 0 || refusal !== null }}
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
      {refusal !== null && (
        <p className={styles.bad} role="alert">
          {refusal}
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
    </Dialog>
  );
};
