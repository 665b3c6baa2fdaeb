import {
  type AlignmentContent,
  type AlignmentTraces,
  alignmentsApi,
  type LabFile,
} from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Space } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAlignmentCache } from "../alignments.queries.ts";

interface StaleChoicesProps {
  readonly file: LabFile;
  readonly content: AlignmentContent;
  readonly onTakeTheirs: () => Promise<void>;
  readonly onLeave: () => void;
}

const tracesOf = async (alignmentId: string, { rows }: AlignmentContent): Promise<AlignmentTraces> => {
  const traces: AlignmentTraces = [];
  for (const { id, read } of rows) {
    if (!read?.hasTrace) continue;
    const trace = await call(alignmentsApi.trace, { params: { alignmentId }, query: { row: id } });
    if (trace) traces.push({ rowId: id, trace });
  }
  return traces;
};

/** Two conflicting versions: the user saves their own in addition, or accepts the other. */
export const StaleChoices = ({ file, content, onTakeTheirs, onLeave }: StaleChoicesProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const cache = useAlignmentCache();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      const name = t("alignments.ownCopyName", { name: file.name }).slice(0, 255);
      const traces = await tracesOf(file.id, content);
      const body = { folderId: null, name, content, traces };
      const made = await call(alignmentsApi.create, { body });
      cache.saved(made);
      onLeave();
      await navigate({ to: "/sequence/alignment/$alignmentId", params: { alignmentId: made.file.id } });
    } catch (error) {
      toasts.failure(error);
      setBusy(false);
    }
  };
  return (
    <Space>
      <Button size="small" type="primary" loading={isBusy} onClick={() => void keep()}>
        {t("alignments.ownCopy")}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => void onTakeTheirs().catch(toasts.failure)}>
        {t("alignments.takeTheirs")}
      </Button>
    </Space>
  );
};
