import { BulbOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useRef } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./scan.module.css";
import { useCamera } from "./use-camera.ts";

/** The camera's picture with a frame for the code; reports each code once. */
export const CameraView = ({ onCode }: { readonly onCode: (text: string) => void }) => {
  const t = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const { fault, torch, light } = useCamera(video, onCode);
  if (fault !== null) return <Alert type="warning" showIcon role="alert" title={t(`labels.${fault}`)} />;
  return (
    <div className={styles.camera}>
      <video ref={video} playsInline muted aria-label={t("labels.cameraHint")} />
      <div className={styles.frame} aria-hidden="true" />
      <p className={styles.hint}>{t("labels.cameraHint")}</p>
      {torch !== null && (
        <Button
          className={styles.torch ?? ""}
          icon={<BulbOutlined />}
          aria-pressed={torch}
          onClick={() => light(!torch)}
        >
          {t("labels.torch")}
        </Button>
      )}
    </div>
  );
};
