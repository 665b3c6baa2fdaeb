import type { SequenceRecord } from "@benchleaf/bio";
import { type AssemblyMaking, cloningApi } from "@benchleaf/contract";
import { call } from "../../../kernel/client.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SaveProductDialog as SaveDialog } from "../../../shared/sequences/save-product-dialog.tsx";
import { toContent } from "../../../shared/sequences/sequence-record.ts";

interface SaveProductDialogProps {
  readonly name: string;
  readonly record: SequenceRecord;
  readonly making: AssemblyMaking;
  readonly onClose: () => void;
}

/** The product as a sequence file, with how it is made. */
export const SaveProductDialog = ({ name, record, making, onClose }: SaveProductDialogProps) => {
  const t = useTranslation();
  return (
    <SaveDialog
      name={name}
      help={t("assembly.saveHelp")}
      save={(wanted, place) => {
        const content = toContent({ ...record, name: wanted, description: "", meta: {} });
        return call(cloningApi.makeAssembled, { body: { ...place, content, making } });
      }}
      onClose={onClose}
    />
  );
};
