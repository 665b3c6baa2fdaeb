import { Button } from "antd";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { pictureOf, type TakePicture } from "./canvas-picture.ts";
import styles from "./signatures.module.css";

const WIDTH_PX = 440;
const HEIGHT_PX = 160;
/** Drawn finer than it is shown, so that it stays sharp on paper. */
const SCALE = 2;

/** A white sheet to sign on with pen, finger or mouse. */
export const DrawPad = ({ onPicture }: { onPicture: (take: TakePicture | null) => void }) => {
  const t = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const penAt = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext("2d");
    const box = event.currentTarget.getBoundingClientRect();
    const scale = event.currentTarget.width / box.width;
    return { pen, x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pen, x, y } = penAt(event);
    if (!pen) return;
    Object.assign(pen, {
      lineWidth: 2.5 * SCALE,
      lineCap: "round",
      lineJoin: "round",
      strokeStyle: "#101820",
    });
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x, y);
    pen.stroke();
    setDrawing(true);
    const sheet = event.currentTarget;
    onPicture(() => pictureOf(sheet));
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing) return;
    const { pen, x, y } = penAt(event);
    pen?.lineTo(x, y);
    pen?.stroke();
  };
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, WIDTH_PX * SCALE, HEIGHT_PX * SCALE);
    onPicture(null);
  };
  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        className={styles.sheet}
        width={WIDTH_PX * SCALE}
        height={HEIGHT_PX * SCALE}
        role="img"
        aria-label={t("signatures.sheet")}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      />
      <div className={styles.foot}>
        <span>{t("signatures.drawHelp")}</span>
        <Button size="small" type="text" onClick={clear}>
          {t("signatures.clear")}
        </Button>
      </div>
    </div>
  );
};
