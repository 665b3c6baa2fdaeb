import { Input } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { pictureOf, type TakePicture } from "./canvas-picture.ts";
import styles from "./signatures.module.css";

const WIDTH_PX = 880;
const HEIGHT_PX = 320;
const LARGEST_PX = 150;
/** Written faces of the usual systems, Chinese and Latin. */
const FACES =
  '"Segoe Script", "Snell Roundhand", "Brush Script MT", "STXingkai", "Xingkai SC", "KaiTi", cursive';

const write = (canvas: HTMLCanvasElement, text: string): void => {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.clearRect(0, 0, WIDTH_PX, HEIGHT_PX);
  pen.fillStyle = "#101820";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `${LARGEST_PX}px ${FACES}`;
  const fitting = Math.min(1, (WIDTH_PX * 0.9) / Math.max(1, pen.measureText(text).width));
  pen.font = `${Math.floor(LARGEST_PX * fitting)}px ${FACES}`;
  pen.fillText(text, WIDTH_PX / 2, HEIGHT_PX / 2);
};

interface TypePadProps {
  readonly text: string;
  readonly onPicture: (take: TakePicture | null) => void;
}

/** A name in a handwriting font; the keyboard alternative to drawing. */
export const TypePad = ({ text: first, onPicture }: TypePadProps) => {
  const t = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is offered anew when the text changes, not when the dialog draws itself.
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    write(sheet, text.trim());
    onPicture(text.trim() ? () => pictureOf(sheet) : null);
  }, [text]);
  return (
    <div className={styles.pad}>
      <Input
        value={text}
        maxLength={40}
        aria-label={t("signatures.typed")}
        onChange={(event) => setText(event.target.value)}
      />
      <canvas
        ref={canvas}
        className={styles.sheet}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        role="img"
        aria-label={t("signatures.pictureOf", { name: text })}
      />
    </div>
  );
};
