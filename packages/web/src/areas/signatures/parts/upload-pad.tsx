import { useEffect, useState } from "react";
import { PickPicture } from "../../../kernel/parts/pick-picture.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import type { TakePicture } from "./canvas-picture.ts";
import styles from "./signatures.module.css";

/** A picture of a signature on paper. */
export const UploadPad = ({ onPicture }: { onPicture: (take: TakePicture | null) => void }) => {
  const t = useTranslation();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  const choose = (file: File) => {
    setShown(URL.createObjectURL(file));
    onPicture(async () => file);
  };
  return (
    <div className={styles.pad}>
      {shown ? (
        <img className={styles.sheet} src={shown} alt={t("signatures.chosen")} />
      ) : (
        <p>{t("signatures.uploadHelp")}</p>
      )}
      <PickPicture label={t("signatures.choose")} onPicture={choose} />
    </div>
  );
};
