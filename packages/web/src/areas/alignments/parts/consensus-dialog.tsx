import { type AlignmentContent, type LabFile, sequencesApi } from "@benchleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Form, Input } from "antd";
import { call } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { consensusResidues } from "../work/alignment-texts.ts";

interface ConsensusDialogProps {
  readonly file: LabFile;
  readonly content: AlignmentContent;
  readonly consensus: string;
  readonly onClose: () => void;
}

/** The consensus of the rows, as a sequence file in addition to the alignment. */
export const ConsensusDialog = ({ file, content, consensus, onClose }: ConsensusDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const isReads = content.settings.method === "reads";
  const rows = content.rows.filter(
    ({ id, isHidden }) => !isHidden && !(isReads && id === content.referenceId),
  );
  const isProtein = content.alphabet === "protein";
  const creation = useMutation({
    mutationFn: ({ name }: { name: string }) => {
      const reference = content.rows.find(({ id }) => id === content.referenceId);
      const letters = rows.map((row) => row.letters);
      return call(sequencesApi.create, {
        body: {
          projectId: file.projectId,
          folderId: file.folderId,
          content: {
            name: name.trim(),
            description: t("alignments.consensusOf", { name: file.name }),
            sequence: consensusResidues(consensus, letters, isProtein),
            circular: isReads && (reference?.circular ?? false),
            isProtein,
            isRna: content.alphabet === "rna",
            features: [],
            primers: [],
            meta: {},
          },
        },
      });
    },
    onSuccess: (made) => void navigate({ to: "/sequence/$sequenceId", params: { sequenceId: made.file.id } }),
    onError: toasts.failure,
  });
  return (
    <FormDialog<{ name: string }>
      title={t("alignments.consensusTake")}
      action={t("alignments.consensusMake")}
      isBusy={creation.isPending}
      initialValues={{ name: t("alignments.consensusOf", { name: file.name }).slice(0, 255) }}
      onSubmit={(entry) => creation.mutate(entry)}
      onClose={onClose}
      lead={<p>{t("alignments.consensusHelp")}</p>}
    >
      <Form.Item
        name="name"
        label={t("alignments.name")}
        rules={[{ required: true, whitespace: true, max: 255, message: t("alignments.nameMissing") }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
};
