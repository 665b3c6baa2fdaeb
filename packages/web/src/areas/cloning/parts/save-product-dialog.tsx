import { cloningApi } from "@benchleaf/contract";
import { call } from "../../../kernel/client.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SaveProductDialog as SaveDialog } from "../../../shared/sequences/save-product-dialog.tsx";
import type { PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import { savedProduct } from "../product-making.ts";
import type { OpenBench } from "../use-bench.ts";

interface SaveProductDialogProps {
  readonly benchId: string;
  readonly bench: OpenBench;
  readonly planned: PlannedBench;
  readonly names: PlasmidNames;
  readonly onClose: () => void;
}

/** The product as a sequence file, with how it was made. */
export const SaveProductDialog = ({ benchId, bench, planned, names, onClose }: SaveProductDialogProps) => {
  const t = useTranslation();
  return (
    <SaveDialog
      name={bench.name}
      help={t("cloning.saveHelp")}
      save={async (name, place) => {
        // What the product is made of must be in the saved plan.
        if (!(await bench.saveNow())) return null;
        const made = savedProduct(name, planned.products[0]!, planned, names);
        return call(cloningApi.makeProduct, { params: { benchId }, body: { ...place, ...made } });
      }}
      onClose={onClose}
    />
  );
};
