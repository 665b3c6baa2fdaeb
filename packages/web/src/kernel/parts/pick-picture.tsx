import { MAX_AVATAR_BYTES } from "@benchleaf/contract";
import { Button } from "antd";
import { useRef } from "react";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";

interface PickPictureProps {
  readonly label: string;
  readonly onPicture: (file: File) => void;
}

/** Accepts a JPEG or PNG of at most 2 MB; shows an error for other files. */
export const PickPicture = ({ label, onPicture }: PickPictureProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    if (/\.(jpe?g|png)$/i.test(file.name) && file.size <= MAX_AVATAR_BYTES) onPicture(file);
    else toasts.warning(t("personal.pictureRules"));
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept=".jpg,.jpeg,.png"
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
};
