import { Slider } from "antd";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type Crop, drag, MAX_ZOOM, settle, squareOf, WHOLE } from "./crop-square.ts";
import styles from "./picture-cropper.module.css";

const WINDOW_PX = 280;
const KEY_STEP_PX = 12;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP_PX, 0],
  ArrowRight: [-KEY_STEP_PX, 0],
  ArrowUp: [0, KEY_STEP_PX],
  ArrowDown: [0, -KEY_STEP_PX],
};

interface PictureCropperProps {
  readonly picture: ImageBitmap;
  readonly windowLabel: string;
  readonly zoomLabel: string;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Paints the square that a crop shows. */
const paint = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const { left, top, side } = squareOf(crop, picture);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.imageSmoothingQuality = "high";
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/** The cropped square as a PNG of at most `side` pixels. */
export const cropPicture = (picture: ImageBitmap, crop: Crop, side: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, squareOf(crop, picture).side)));
    paint(canvas, picture, crop);
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the canvas gave nothing"))),
      "image/png",
    );
  });

/** A square window over a picture: drag it or press the arrows, and enlarge it by the slider or the wheel. */
export const PictureCropper = ({ picture, windowLabel, zoomLabel, crop, onChange }: PictureCropperProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, picture, crop);
  }, [picture, crop]);
  const move = (event: PointerEvent) => {
    if (!from) return;
    onChange(drag(crop, picture, WINDOW_PX, event.clientX - from.x, event.clientY - from.y));
    setFrom({ x: event.clientX, y: event.clientY });
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(drag(crop, picture, WINDOW_PX, step[0], step[1]));
  };
  return (
    <div className={styles.cropper}>
      <canvas
        ref={canvas}
        className={styles.window}
        width={WINDOW_PX * 2}
        height={WINDOW_PX * 2}
        tabIndex={0}
        role="img"
        aria-label={windowLabel}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={() => setFrom(null)}
        onPointerCancel={() => setFrom(null)}
        onWheel={(event) =>
          onChange(settle({ ...crop, zoom: crop.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1) }, picture))
        }
        onKeyDown={press}
      />
      <Slider
        ariaLabelForHandle={zoomLabel}
        min={WHOLE.zoom}
        max={MAX_ZOOM}
        step={0.1}
        value={crop.zoom}
        tooltip={{ open: false }}
        onChange={(zoom) => onChange(settle({ ...crop, zoom }, picture))}
      />
    </div>
  );
};
