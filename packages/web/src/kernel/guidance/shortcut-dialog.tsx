import { pageActions } from "../page-actions.ts";
import { Dialog } from "../parts/dialog.tsx";
import { formatShortcut, type Shortcut } from "../shortcut.ts";
import { useStore } from "../store.ts";
import { useTranslation } from "../translation.ts";
import { sheetOpen } from "./sheet-state.ts";
import styles from "./shortcut-dialog.module.css";

interface KeyRow {
  readonly key: string;
  readonly label: string;
  readonly shortcut: Shortcut;
}

/** All keys that do something now: what the open page offers, and what works everywhere. */
export default function ShortcutDialog() {
  const t = useTranslation();
  const isOpen = useStore(sheetOpen);
  const close = () => sheetOpen.set(false);
  const everywhere: readonly KeyRow[] = [
    { key: "palette", label: t("guidance.keysPalette"), shortcut: "Ctrl+K" },
    { key: "sheet", label: t("guidance.keys"), shortcut: "?" },
  ];
  const here = isOpen
    ? pageActions().flatMap(({ key, label, shortcut }) => (shortcut ? [{ key, label, shortcut }] : []))
    : [];
  return (
    <Dialog open={isOpen} width={720} title={t("guidance.keys")} footer={null} onCancel={close}>
      <KeyList title={t("guidance.keysEverywhere")} rows={everywhere} />
      {here.length > 0 && <KeyList title={t("guidance.keysHere")} rows={here} />}
    </Dialog>
  );
}

const KeyList = ({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    <dl className={styles.keys}>
      {rows.map(({ key, label, shortcut }) => (
        <div key={key} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            <kbd>{formatShortcut(shortcut)}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
