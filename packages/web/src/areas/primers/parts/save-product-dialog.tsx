import type { SequenceRecord } from "@benchleaf/bio";
import { type AssemblyMaking, cloningApi } from "@benchleaf/contract";
import { call } from "../../../kernel/client.ts";
import { SaveProductDialog as SaveDialog } from "../../../kernel/sequence-view/save-product-dialog.tsx";
import { toContent } from "../../../kernel/sequence-view/sequence-record.ts";
import { useWords } from "../../../kernel/words.ts";

interface SaveProductDialogProps {
  readonly name: string;
  readonly record: SequenceRecord;
  readonly making: AssemblyMaking;
  readonly onClose: () => void;
}

/** The product as a sequence file, with how it is made. */
export const SaveProductDialog = ({ name, record, making, onClose }: SaveProductDialogProps) => {
  const t = useWords();
  return (
    <SaveDialog
      name={name}
      help={t("assembly.saveHelp")}
      save={(wished, place) => {
        const content = toContent({ ...record, name: wished, description: "", meta: {} });
        return call(cloningApi.makeAssembled, { body: { ...place, content, making } });
      }}
      onClose={onClose}
    />
  );
};
