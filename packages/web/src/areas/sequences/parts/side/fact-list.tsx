import { CopyOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { FactRow } from "../../hooks/use-molecule-rows.ts";
import styles from "./properties-pane.module.css";

interface FactListProps {
  readonly title: string;
  readonly rows: readonly FactRow[];
}

/** Facts under a heading; each is copied by its own button, all together by that of the heading. */
export const FactList = ({ title, rows }: FactListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const copy = async (text: string, label: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t("annotation.copiedFact", { label }));
    } catch {
      toasts.warning(t("sequences.copyFailed"));
    }
  };
  if (rows.length === 0) return null;
  const all = rows.map(([label, value]) => `${label}\t${value}`).join("\n");
  const copyAll = t("annotation.copyFact", { label: title });
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined />}
          aria-label={copyAll}
          title={copyAll}
          onClick={() => void copy(all, title)}
        />
      </div>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <Button
                className={styles.copy ?? ""}
                type="text"
                size="small"
                icon={<CopyOutlined />}
                aria-label={t("annotation.copyFact", { label })}
                title={t("annotation.copyFact", { label })}
                onClick={() => void copy(value, label)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
