import { MAX_AVATAR_BYTES } from "@benchleaf/contract";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import type { TakePicture } from "./canvas-picture.ts";
import styles from "./signatures.module.css";

/** A picture of a signature on paper. */
export const UploadPad = ({ onPicture }: { onPicture: (take: TakePicture | null) => void }) => {
  const t = useWords();
  const notice = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!/\.(jpe?g|png)$/i.test(file.name) || file.size > MAX_AVATAR_BYTES)
      return notice.warning(t("personal.pictureRules"));
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
      <Button onClick={() => input.current?.click()}>{t("signatures.choose")}</Button>
      <input
        ref={input}
        type="file"
        accept=".jpg,.jpeg,.png"
        hidden
        aria-label={t("signatures.choose")}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
};
