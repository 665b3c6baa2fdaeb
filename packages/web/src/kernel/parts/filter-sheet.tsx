import { Button, Drawer } from "antd";
import type { PropsWithChildren } from "react";
import { useTranslation } from "../translation.ts";
import styles from "./filter-sheet.module.css";

/** A sheet from below with the filters of a list, each as wide as the phone; they work at once. */
export default function FilterSheet({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  const t = useTranslation();
  return (
    <Drawer
      open
      placement="bottom"
      size="auto"
      title={t("shell.filters")}
      footer={
        <Button type="primary" block onClick={onClose}>
          {t("shell.showFiltered")}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.fields}>{children}</div>
    </Drawer>
  );
}
