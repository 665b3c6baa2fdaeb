import { Button } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { OligoSheet, type SheetOligo } from "../../../shared/sequences/oligo-sheet.tsx";

interface OrderDesignedProps {
  /** Names the order, and describes the purpose of a primer in the library. */
  readonly title: string;
  readonly lines: readonly SheetOligo[];
}

/** Designed primers, to order or to save to the library. */
export const OrderDesigned = ({ title, lines }: OrderDesignedProps) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {t("primerKinds.order")}
      </Button>
      {isOpen && (
        <Dialog
          open
          width={760}
          title={t("primerKinds.orderTitle")}
          footer={null}
          onCancel={() => setOpen(false)}
        >
          <OligoSheet
            title={title}
            figures={[t("toolbox.lengthNt"), "Tm (°C)"]}
            oligos={lines}
            help={t("cloning.primerHelp")}
          />
        </Dialog>
      )}
    </>
  );
};
