import type { Feature } from "@benchleaf/bio";
import { useState } from "react";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ColorChoice } from "./color-choice.tsx";

interface ColorDialogProps {
  readonly features: readonly Feature[];
  readonly onColor: (features: readonly Feature[]) => void;
  readonly onClose: () => void;
}

/** One colour for all features that are picked. */
export const ColorDialog = ({ features, onColor, onClose }: ColorDialogProps) => {
  const t = useTranslation();
  const [color, setColor] = useState<string | null>(features[0]?.color ?? null);
  return (
    <Dialog
      open
      width={440}
      title={t("sequences.featureColorTitle", { count: features.length })}
      okText={t("sequences.featureColorAction")}
      cancelText={t("sequences.cancel")}
      onOk={() => {
        onColor(features.map(({ color: _, ...plain }) => (color === null ? plain : { ...plain, color })));
        onClose();
      }}
      onCancel={onClose}
    >
      <ColorChoice
        color={color}
        label="sequences.featureFieldColor"
        usual="sequences.featureColorByType"
        onChange={setColor}
      />
    </Dialog>
  );
};
