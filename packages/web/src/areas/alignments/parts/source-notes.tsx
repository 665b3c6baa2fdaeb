import type { Alignment, AlignmentContent } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./alignments.module.css";

interface SourceNotesProps {
  readonly alignmentId: string;
  readonly content: AlignmentContent;
  readonly sources: Alignment["sources"];
  readonly isEditable: boolean;
}

/** Shows that sequences have been changed or deleted since: the alignment keeps its residues. */
export const SourceNotes = ({ alignmentId, content, sources, isEditable }: SourceNotesProps) => {
  const t = useTranslation();
  const now = new Map(sources.map(({ fileId, version }) => [fileId, version]));
  const named = (wanted: (at: number, was: number) => boolean) => [
    ...new Set(
      content.rows.flatMap(({ name, source }) =>
        source && wanted(now.get(source.fileId) ?? 0, source.version) ? [name] : [],
      ),
    ),
  ];
  const changed = named((at, was) => at > was);
  const gone = named((at) => at === 0);
  if (changed.length + gone.length === 0) return null;
  const shown = (names: readonly string[]) => names.slice(0, 3).join(", ") + (names.length > 3 ? " …" : "");
  return (
    <div className={styles.note} role="status">
      {changed.length > 0 && (
        <span>{t("alignments.sourcesChanged", { count: changed.length, names: shown(changed) })}</span>
      )}
      {gone.length > 0 && (
        <span>{t("alignments.sourcesGone", { count: gone.length, names: shown(gone) })}</span>
      )}
      {isEditable && changed.length > 0 && (
        <Link to="/sequence/alignment" search={{ new: "1", again: alignmentId }}>
          {t("alignments.again")}
        </Link>
      )}
    </div>
  );
};
