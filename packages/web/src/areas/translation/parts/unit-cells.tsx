import { MAX_SEGMENT_CHARACTERS, type MemoryUnit } from "@benchleaf/contract";
import { Button, Input } from "antd";
import type { KeyboardEvent } from "react";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import styles from "./translation-lists.module.css";

/** The translation of a unit as it is edited. */
export interface UnitDraft {
  readonly id: string;
  readonly target: string;
}

interface UnitCellsProps {
  readonly draft: UnitDraft | null;
  readonly isBusy: boolean;
  readonly onDraft: (draft: UnitDraft | null) => void;
  readonly onSave: () => void;
  readonly onRemove: (unit: MemoryUnit) => void;
}

/** The columns of a memory; the translation of the row that is edited is a field. */
export const useUnitColumns = (props: UnitCellsProps): readonly Column<MemoryUnit>[] => {
  const { draft, isBusy, onDraft, onSave, onRemove } = props;
  const t = useTranslation();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      onSave();
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      onDraft(null);
    }
  };
  return [
    {
      key: "source",
      header: t("memoryWords.source"),
      width: "minmax(180px, 1fr)",
      cell: ({ source }) => <span title={source}>{source}</span>,
    },
    {
      key: "target",
      header: t("memoryWords.target"),
      width: "minmax(180px, 1fr)",
      cell: (unit) =>
        draft?.id === unit.id ? (
          <Input
            size="small"
            autoFocus
            className={styles.cell ?? ""}
            aria-label={t("memoryWords.target")}
            maxLength={MAX_SEGMENT_CHARACTERS}
            value={draft.target}
            onChange={(event) => onDraft({ id: unit.id, target: event.target.value })}
            onKeyDown={onKeyDown}
          />
        ) : (
          <span title={unit.target}>{unit.target}</span>
        ),
    },
    {
      key: "origin",
      header: t("memoryWords.origin"),
      width: "100px",
      isSecondary: true,
      cell: ({ origin }) => t(`memoryWords.origin-${origin}`),
    },
    {
      key: "author",
      header: t("memoryWords.author"),
      width: "110px",
      isSecondary: true,
      cell: ({ authorName }) => authorName ?? "",
    },
    {
      key: "time",
      header: t("memoryWords.updateTime"),
      width: "120px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
    {
      key: "actions",
      header: t("glossaryWords.actions"),
      width: "150px",
      align: "end",
      cell: (unit) =>
        draft?.id === unit.id ? (
          <span className={styles.rowActions}>
            <Button
              size="small"
              type="primary"
              loading={isBusy}
              disabled={draft.target.trim() === ""}
              onClick={onSave}
            >
              {t("translateWords.save")}
            </Button>
            <Button size="small" onClick={() => onDraft(null)}>
              {t("shell.cancel")}
            </Button>
          </span>
        ) : (
          <span className={styles.rowActions}>
            <Button
              size="small"
              type="text"
              aria-label={t("memoryWords.editUnit", { source: unit.source })}
              onClick={() => onDraft({ id: unit.id, target: unit.target })}
            >
              {t("glossaryWords.edit")}
            </Button>
            <Button
              size="small"
              type="text"
              danger
              aria-label={t("memoryWords.removeUnit", { source: unit.source })}
              onClick={() => onRemove(unit)}
            >
              {t("glossaryWords.remove")}
            </Button>
          </span>
        ),
    },
  ];
};
