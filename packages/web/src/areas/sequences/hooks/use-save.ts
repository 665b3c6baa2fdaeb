import type { SequenceRecord } from "@benchleaf/bio";
import { type LabFile, type Sequence, sequencesApi } from "@benchleaf/contract";
import { useRef, useState } from "react";
import { call, Failure } from "../../../kernel/client.ts";
import { isConnectionFailure } from "../../../kernel/failure.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { toContent } from "../sequence-record.ts";
import { useSequenceCache } from "../sequences.queries.ts";

/** Who was first, when two people saved on top of the same version. */
export interface StaleSave {
  readonly authorName: string | null;
  readonly savedAt: string | null;
  readonly version: number | null;
}

const staleOf = ({ data }: Failure): StaleSave => {
  const said = typeof data === "object" && data !== null ? data : {};
  return {
    authorName:
      "authorName" in said && typeof said.authorName === "string" && said.authorName !== ""
        ? said.authorName
        : null,
    version: "currentVersion" in said && typeof said.currentVersion === "number" ? said.currentVersion : null,
    savedAt: "savedAt" in said && typeof said.savedAt === "string" ? said.savedAt : null,
  };
};

interface SaveWishes {
  readonly file: LabFile;
  readonly baseVersion: number;
  readonly onSaved: (sent: SequenceRecord, sequence: Sequence) => void;
}

/** Saves as a new version, one at a time; what went wrong stays told until the next try. */
export const useSave = ({ file, baseVersion, onSaved }: SaveWishes) => {
  const t = useWords();
  const notice = useNotice();
  const cache = useSequenceCache();
  const isSending = useRef(false);
  const [state, setState] = useState<"rest" | "saving" | "failed">("rest");
  const [isWaiting, setWaiting] = useState(false);
  const [stale, setStale] = useState<StaleSave | null>(null);

  const save = async (record: SequenceRecord, message = ""): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState("saving");
    setWaiting(false);
    try {
      const content = { ...toContent(record), name: file.name };
      const body = { baseVersion, message, content };
      const sequence = await call(sequencesApi.save, { params: { sequenceId: file.id }, body });
      onSaved(record, sequence);
      cache.saved(sequence);
      setState("rest");
      notice.success(t("sequences.savedVersion", { version: sequence.version }));
    } catch (error) {
      setState("failed");
      setWaiting(isConnectionFailure(error));
      if (error instanceof Failure && error.code === "file.version.stale") setStale(staleOf(error));
      else notice.failure(error);
    } finally {
      isSending.current = false;
    }
  };

  const saveCopy = async (record: SequenceRecord): Promise<Sequence | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    try {
      const content = {
        ...toContent(record),
        name: t("sequences.copyName", { name: file.name }).slice(0, 255),
      };
      const body = { projectId: file.projectId, folderId: file.folderId, content };
      const copy = await call(sequencesApi.create, { body });
      cache.listChanged();
      notice.success(t("sequences.savedCopy", { name: copy.file.name }));
      return copy;
    } catch (error) {
      notice.failure(error);
      return null;
    } finally {
      isSending.current = false;
    }
  };

  return { state, isWaiting, save, saveCopy, stale, closeStale: () => setStale(null) };
};
