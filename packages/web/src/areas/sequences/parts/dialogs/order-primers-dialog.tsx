import { meltingTemperature, type Primer } from "@benchleaf/bio";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { OligoSheet } from "../../../../shared/sequences/oligo-sheet.tsx";
import { boundBases } from "../../annotation/bound-bases.ts";
import { dialogTitle } from "./dialog-title.ts";

export interface OrderPrimersProps {
  /** Of the sequence that they belong to. */
  readonly title: string;
  readonly primers: readonly Primer[];
  readonly onClose: () => void;
}

/** Primers of a sequence to order, or to save to the library. */
export default function OrderPrimersDialog({ title, primers, onClose }: OrderPrimersProps) {
  const t = useTranslation();
  const format = useFormat();
  return (
    <Dialog
      open
      width={760}
      title={dialogTitle(t("annotation.orderPrimers"))}
      footer={null}
      onCancel={onClose}
    >
      <OligoSheet
        title={title}
        figures={[t("cloning.primerLength"), t("cloning.primerTm")]}
        oligos={primers.map((primer) => {
          const binding = boundBases(primer);
          const tm = meltingTemperature(binding);
          return {
            ...{ key: primer.id, name: primer.name, bases: primer.bases, binding },
            ...(primer.order !== undefined && { order: primer.order }),
            tail: primer.bases.slice(0, primer.bases.length - binding.length),
            figures: [format.number(primer.bases.length), tm === null ? "–" : format.number(tm, 1)],
          };
        })}
        help={t("cloning.primerHelp")}
      />
    </Dialog>
  );
}
