import { CloseOutlined } from "@ant-design/icons";
import type { SequenceSummary } from "@benchleaf/contract";
import { Button } from "antd";
import { useWords } from "../../../kernel/words.ts";
import styles from "./list.module.css";
import { deedFaces, deedsFor, type ListDeed } from "./list-deeds.tsx";

interface BulkLineProps {
  readonly files: readonly SequenceSummary[];
  readonly onPick: (deed: ListDeed) => void;
  readonly onClear: () => void;
}

/** Stands in place of the filters while rows are picked. What cannot be done says why. */
export const BulkLine = ({ files, onPick, onClear }: BulkLineProps) => {
  const t = useWords();
  return (
    <div className={styles.picked}>
      <span role="status">{t("fileActions.selected", { files: files.length })}</span>
      {deedsFor(files, t).map(({ deed, obstacle }) => (
        <Button
          key={deed}
          icon={deedFaces[deed].icon}
          danger={deed === "recycle"}
          disabled={obstacle !== null}
          {...(obstacle !== null && { title: obstacle })}
          onClick={() => onPick(deed)}
        >
          {t(deedFaces[deed].label)}
        </Button>
      ))}
      <Button type="text" icon={<CloseOutlined aria-hidden />} onClick={onClear}>
        {t("fileActions.clearSelection")}
      </Button>
    </div>
  );
};
