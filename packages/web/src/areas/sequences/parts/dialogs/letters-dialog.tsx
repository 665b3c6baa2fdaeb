import type { Alphabet } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useWords } from "../../../../kernel/words.ts";
import { lettersOf } from "../../letters-input.ts";
import { LettersField } from "../list/letters-field.tsx";

interface LettersDialogProps {
  readonly title: string;
  readonly action: string;
  readonly alphabet: Alphabet;
  readonly unit: "bp" | "nt" | "aa";
  readonly onPut: (text: string) => void;
  readonly onClose: () => void;
}

/** Letters to insert, or to put in place of the selected ones. */
export const LettersDialog = ({ title, action, alphabet, unit, onPut, onClose }: LettersDialogProps) => {
  const t = useWords();
  const [text, setText] = useState("");
  const input = useMemo(() => lettersOf(text, alphabet), [text, alphabet]);
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
      <LettersField
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
