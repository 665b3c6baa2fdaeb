import { type SubjectKind, subjectKindNames } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { linkOfAddress } from "../../../../kernel/file-address.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useNamedSubject } from "../../../../shared/subjects/named-subjects.ts";
import { SubjectIcon } from "../../../../shared/subjects/subject-links.tsx";
import styles from "./media.module.css";
import { RecordStates } from "./record-states.tsx";

const isKind = (kind: unknown): kind is SubjectKind => subjectKindNames.some((one) => one === kind);

/** A link to a record: its icon, current name and state; struck through if it is gone or out of the reader's reach. */
export const ChipView = ({ node, selected }: NodeViewProps) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { kind, recordId, name, sort } = node.attrs;
  const known = isKind(kind) ? kind : "file";
  const { data, isSuccess } = useNamedSubject({ kind: known, id: String(recordId ?? "") });
  const isGone = isSuccess && data === null;
  const shown = data?.name ?? String(name ?? "");
  return (
    <NodeViewWrapper as="span" className={styles.chip} data-chip="" data-selected={selected}>
      <SubjectIcon kind={known} sort={data?.sort ?? String(sort ?? "")} />{" "}
      {data ? (
        <a
          href={data.address}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void navigate(linkOfAddress(data.address));
          }}
        >
          {shown}
        </a>
      ) : isGone ? (
        <del title={t("documents.recordGone")}>{shown}</del>
      ) : (
        shown
      )}
      {data && <RecordStates states={data.states} />}
    </NodeViewWrapper>
  );
};
