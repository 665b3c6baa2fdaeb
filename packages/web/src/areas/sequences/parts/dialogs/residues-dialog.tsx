import type { Alphabet } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { residuesOf } from "../../residues-input.ts";
import { ResiduesField } from "../list/residues-field.tsx";

interface LettersDialogProps {
  readonly title: string;
  readonly action: string;
  readonly alphabet: Alphabet;
  readonly unit: "bp" | "nt" | "aa";
  readonly onPut: (text: string) => void;
  readonly onClose: () => void;
}

/** Residues to insert, or to put instead of the selected ones. */
export const ResiduesDialog = ({ title, action, alphabet, unit, onPut, onClose }: LettersDialogProps) => {
  const t = useTranslation();
  const [text, setText] = useState("");
  const input = useMemo(() => residuesOf(text, alphabet), [text, alphabet]);
  return (
    <Dialog
      open
      title={title}
      okText={action}
      cancelText={t("sequences.cancel")}
      okButtonProps={{ disabled: input.letters === "" }}
      onOk={() => {
        onPut(input.letters);
        onClose();
      }}
      onCancel={onClose}
    >
      <ResiduesField
        text={text}
        onChange={setText}
        input={input}
        unit={unit}
        isFocused
        onLongPaste={(pasted) => {
          onPut(pasted);
          onClose();
        }}
      />
    </Dialog>
  );
};
