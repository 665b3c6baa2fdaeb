import type { OnDuplicate } from "@benchleaf/contract";
import { Button, Checkbox } from "antd";
import { useState } from "react";
import type { ImportItem } from "../import-item.ts";
import { importQueue } from "../import-queue.ts";
import { useTranslation } from "../translation.ts";
import styles from "./import-panel.module.css";

const WAYS: readonly Exclude<OnDuplicate, "ask">[] = ["rename", "version", "skip"];

/** Asks what to do with a file whose name exists, for this one or for all remaining ones. */
export const DuplicateChoice = ({ item }: { item: ImportItem }) => {
  const t = useTranslation();
  const [isForAll, setForAll] = useState(false);
  return (
    <fieldset className={styles.choice} aria-label={t("files.duplicateOf", { name: item.file.name })}>
      {WAYS.map((way) => (
        <Button key={way} size="small" onClick={() => importQueue.decide(item.key, way, isForAll)}>
          {t(`files.duplicate_${way}`)}
        </Button>
      ))}
      <Checkbox checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
        {t("files.duplicateAll")}
      </Checkbox>
    </fieldset>
  );
};
