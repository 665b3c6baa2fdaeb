import { CheckOutlined, EditOutlined, EllipsisOutlined, WarningOutlined } from "@ant-design/icons";
import { describePlace, type TranslationSegment } from "@benchleaf/contract";
import { memo, type ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { FindingList } from "./finding-list.tsx";
import { MarkedSource, ShownTarget } from "./marked-source.tsx";
import { SegmentEditor } from "./segment-editor.tsx";
import styles from "./texts.module.css";

const icons: Readonly<Record<TranslationSegment["state"], ReactNode>> = {
  waiting: <EllipsisOutlined aria-hidden />,
  translated: <CheckOutlined aria-hidden />,
  needs_review: <WarningOutlined aria-hidden />,
  edited: <EditOutlined aria-hidden />,
};

interface SegmentRowProps {
  readonly segment: TranslationSegment;
  /** What a model has written of it so far. */
  readonly draft: string | undefined;
  readonly isEditing: boolean;
  readonly isBusy: boolean;
  readonly memoryId: string | null;
  readonly onEdit: (no: number) => void;
  readonly onSave: (no: number, target: string, goesOn: boolean) => void;
  readonly onClose: () => void;
}

const Row = (props: SegmentRowProps) => {
  const { segment, draft, isEditing, isBusy, memoryId, onEdit, onSave, onClose } = props;
  const t = useTranslation();
  const { no, target, state, origin } = segment;
  const place = describePlace(segment.place, (kind) => t(`translateWords.place-${kind}`));
  return (
    <li className={styles.segment} data-state={state}>
      <span className={styles.number} title={place}>
        {no}
      </span>
      <div className={styles.source}>
        <MarkedSource segment={segment} />
        {place !== "" && <span className={styles.place}>{place}</span>}
      </div>
      <div className={styles.target}>
        {isEditing ? (
          <SegmentEditor
            segment={segment}
            memoryId={memoryId}
            isBusy={isBusy}
            onSave={(text, goesOn) => onSave(no, text, goesOn)}
            onClose={onClose}
          />
        ) : draft !== undefined && state === "waiting" ? (
          <span className={styles.draft}>
            <ShownTarget text={draft} />
          </span>
        ) : (
          <button
            type="button"
            className={styles.edit}
            data-no={no}
            aria-label={t("translateWords.editTarget", { no, text: target || t("translateWords.empty") })}
            onClick={() => onEdit(no)}
          >
            {target === "" ? (
              <span className={styles.soft}>{t("translateWords.empty")}</span>
            ) : (
              <ShownTarget text={target} />
            )}
          </button>
        )}
        <FindingList findings={segment.findings} />
      </div>
      <span className={styles.state} data-state={state}>
        {icons[state]} {t(`translateWords.segment-${state}`)}
        {origin !== null && origin !== "edit" && (
          <span className={styles.origin}>{t(`translateWords.origin-${origin}`)}</span>
        )}
      </span>
    </li>
  );
};

/** One sentence and its translation side by side. */
export const SegmentRow = memo(Row);
