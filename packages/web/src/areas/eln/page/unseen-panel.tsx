import type { ElnUnseen } from "@benchleaf/contract";
import { Button, Tag } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./page-notes.module.css";

interface UnseenPanelProps {
  readonly unseen: ElnUnseen;
  /** Brings a block into view. */
  readonly onPick: (blockId: string) => void;
  /** Empties the list. */
  readonly onSeen: () => void;
}

/** What others have changed since the reader had the page open: who, and which blocks. */
export const UnseenPanel = ({ unseen, onPick, onSeen }: UnseenPanelProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { blocks, editors } = unseen;
  if (editors.length === 0) return <p>{t("elnPages.unseenNone")}</p>;
  return (
    <>
      <p>
        {t("elnPages.unseenBy", { names: format.list(editors.map(({ name }) => name)) })}{" "}
        <Moment instant={editors[0]!.time} />
      </p>
      <ol className={styles.unseen}>
        {blocks.map(({ blockId, text, isNew }) => (
          <li key={blockId}>
            <Button type="text" block onClick={() => onPick(blockId)}>
              {isNew && <Tag color="success">{t("elnPages.unseenNew")}</Tag>}
              {text.trim() === "" ? t("elnPages.unseenEmpty") : text}
            </Button>
          </li>
        ))}
      </ol>
      {blocks.length === 0 && <p>{t("elnPages.unseenRemoved")}</p>}
      <Button onClick={onSeen}>{t("elnPages.unseenSeen")}</Button>
    </>
  );
};
