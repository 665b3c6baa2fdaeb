import { useEffect, useState } from "react";
import { WHOLE } from "../../ui/crop-square.ts";
import { cropPicture, PictureCropper } from "../../ui/picture-cropper.tsx";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { Dialog } from "./dialog.tsx";

const SIDE_PX = 512;

interface PictureDialogProps {
  readonly file: File;
  readonly title: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** A square PNG of at most 512 pixels. */
  readonly onCropped: (picture: Blob) => void;
}

/** Cuts a square out of a chosen picture, for an avatar or a logo. */
export const PictureDialog = ({ file, title, isBusy, onClose, onCropped }: PictureDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(WHOLE);
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (read) => {
        if (isCurrent) setPicture(read);
        else read.close();
      },
      () => {
        if (!isCurrent) return;
        toasts.warning(t("errors.picture.invalid"));
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file, toasts, onClose, t]);
  const keep = async () => {
    if (picture) onCropped(await cropPicture(picture, crop, SIDE_PX));
  };
  return (
    <Dialog
      open
      width={360}
      title={title}
      okText={t("shell.save")}
      cancelText={t("shell.cancel")}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: picture === null }}
      onOk={() => void keep().catch(toasts.failure)}
      onCancel={onClose}
    >
      {picture && (
        <PictureCropper
          picture={picture}
          crop={crop}
          onChange={setCrop}
          windowLabel={t("personal.cropWindow")}
          zoomLabel={t("personal.cropZoom")}
        />
      )}
    </Dialog>
  );
};
