import { type Answer, type AnswerFile, MAX_FORM_TEXT } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./fill.module.css";
import { digestOf, findFile } from "./filling-storage.ts";
import type { ItemAnswerProps } from "./item-answer-props.ts";
import { drawStroke, readSignature, SIGNATURE_SIZE, type Stroke } from "./signature-picture.ts";

/** A picture that was drawn before, from this device's storage. */
const useDrawn = (taskId: string, file: AnswerFile | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  const sha256 = file?.sha256;
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    setAddress(null);
    if (sha256 !== undefined)
      void findFile(taskId, sha256).then((found) => {
        if (found === undefined || isOver) return;
        made = URL.createObjectURL(found.blob);
        setAddress(made);
      });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [taskId, sha256]);
  return address;
};

const Pad = ({ onDrawn }: { readonly onDrawn: (canvas: HTMLCanvasElement) => void }) => {
  const t = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Stroke | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const box = canvas.current!.getBoundingClientRect();
    return [
      ((clientX - box.left) / box.width) * SIGNATURE_SIZE.width,
      ((clientY - box.top) / box.height) * SIGNATURE_SIZE.height,
    ];
  };
  const end = () => {
    if (stroke.current === null) return;
    stroke.current = null;
    onDrawn(canvas.current!);
  };
  return (
    <canvas
      ref={canvas}
      className={styles.pad}
      width={SIGNATURE_SIZE.width}
      height={SIGNATURE_SIZE.height}
      role="img"
      aria-label={t("inspecting.signHere")}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        stroke.current = [pointOf(event)];
        drawStroke(event.currentTarget, stroke.current);
      }}
      onPointerMove={(event) => {
        if (stroke.current === null) return;
        stroke.current = [...stroke.current.slice(-1), pointOf(event)];
        drawStroke(event.currentTarget, stroke.current);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
};

/**
 * A signature: the name, which the keyboard alone can enter, and by mouse, pen or finger the handwriting, which is stored
 * as a picture after each stroke.
 */
export const SignaturePad = ({ taskId, answer, onChange, onFile }: ItemAnswerProps<"signature">) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { name } = useSession();
  const [file] = answer.files ?? [];
  // While someone draws, the canvas stays; after a reload the picture is shown.
  const [isDrawing, setDrawing] = useState(file === undefined);
  const drawn = useDrawn(taskId, isDrawing ? undefined : file);
  const latest = useRef(answer);
  latest.current = answer;
  const set = (next: Answer) =>
    onChange((next.signedBy ?? "") === "" && next.files === undefined ? undefined : next);
  const save = async (canvas: HTMLCanvasElement) => {
    try {
      const blob = await readSignature(canvas);
      const sha256 = await digestOf(blob);
      await onFile({ name: "signature.png", blob, sha256 });
      const before = latest.current;
      set({
        ...before,
        signedBy: before.signedBy || name.slice(0, MAX_FORM_TEXT),
        files: [{ sha256, name: "signature.png", size: blob.size }],
      });
    } catch {
      toasts.warning(t("inspecting.photoFailed", { name: t("inspecting.kind-signature") }));
    }
  };
  return (
    <>
      <Input
        aria-label={t("inspecting.signName")}
        placeholder={t("inspecting.signName")}
        maxLength={MAX_FORM_TEXT}
        autoComplete="off"
        style={{ maxWidth: 280 }}
        value={answer.signedBy ?? ""}
        onChange={({ target }) => set({ ...answer, signedBy: target.value })}
      />
      {isDrawing ? (
        <Pad onDrawn={(canvas) => void save(canvas)} />
      ) : (
        drawn && (
          <img
            className={styles.pad}
            src={drawn}
            alt={t("inspecting.signatureOf", { name: answer.signedBy ?? "" })}
          />
        )
      )}
      <div>
        {isDrawing && file === undefined && <span className={styles.help}>{t("inspecting.signHelp")}</span>}
        {file !== undefined && (
          <Button
            size="small"
            onClick={() => {
              const { files: _, ...others } = answer;
              // A new canvas is empty.
              setDrawing(false);
              queueMicrotask(() => setDrawing(true));
              set(others);
            }}
          >
            {t("inspecting.signAgain")}
          </Button>
        )}
      </div>
    </>
  );
};
