import type { BenchSource, PlasmidConfig } from "@benchleaf/contract";
import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./cloning.module.css";

interface SourceNoteProps {
  readonly source: BenchSource | null;
  readonly config: PlasmidConfig;
  readonly onUse: (version: string) => void;
}

/** Shows that a file has changed or was deleted since it was added to the plan, with the options. */
export const SourceNote = ({ source, config, onUse }: SourceNoteProps) => {
  const t = useTranslation();
  if (source === null || source.state === "current") return null;
  if (source.state === "closed") return <p className={styles.badText}>{t("cloning.source-closed")}</p>;
  const version = String(source.version);
  if (version === config.sequenceVersionStr) return null;
  return (
    <p className={source.state === "gone" ? styles.badText : styles.warnText}>
      {t(`cloning.source-${source.state}`, { used: config.sequenceVersionStr, version })}{" "}
      <Button size="small" onClick={() => onUse(version)}>
        {t("cloning.useVersion", { version })}
      </Button>
    </p>
  );
};
