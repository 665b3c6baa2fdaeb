import { Link } from "@tanstack/react-router";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { ToolSource } from "../tool-source.ts";
import styles from "./tools.module.css";

/** Of which sequence the residues are. */
export const SourceNote = ({ source }: { readonly source: ToolSource | null }) => {
  const t = useTranslation();
  const format = useFormat();
  if (source === null) return null;
  const unit = source.kind === "protein" ? "aa" : source.kind === "rna" ? "nt" : "bp";
  return (
    <p className={styles.soft}>
      {t("toolbox.from")}{" "}
      <Link to="/sequence/$sequenceId" params={{ sequenceId: source.sequenceId }}>
        {source.name}
      </Link>{" "}
      · {format.basePairs(source.letters.length, unit)}
    </p>
  );
};
