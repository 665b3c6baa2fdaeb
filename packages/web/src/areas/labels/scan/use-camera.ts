import { type RefObject, useEffect, useRef, useState } from "react";
import type { ScanAnswer, ScanRequest } from "./scan.worker.ts";

/** Why there is no picture. */
export type CameraFault = "cameraDenied" | "cameraMissing" | "cameraFailed";

const BETWEEN_PICTURES_MS = 120;
/** The same code is not reported again within this time, in milliseconds. */
const SAME_CODE_MS = 2_500;
/** Only the middle of the picture is decoded, at most this many pixels wide. */
const MOST_PIXELS = 900;

const faultOf = (error: unknown): CameraFault => {
  const { name } = error as { name?: string };
  if (name === "NotAllowedError" || name === "SecurityError") return "cameraDenied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "cameraMissing" : "cameraFailed";
};

const middleOf = (video: HTMLVideoElement): Promise<ImageBitmap> => {
  const side = Math.min(video.videoWidth, video.videoHeight);
  const wide = Math.min(video.videoWidth, Math.round(side * 1.4));
  const [x, y] = [(video.videoWidth - wide) / 2, (video.videoHeight - side) / 2];
  const resizeWidth = Math.min(wide, MOST_PIXELS);
  return createImageBitmap(video, x, y, wide, side, { resizeWidth, resizeQuality: "medium" });
};

/** Light of a phone; not in the library's types. */
type Torch = MediaTrackConstraintSet & { readonly torch?: boolean };

/** Shows the camera in a video element and reads codes in it, until the component leaves. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void) => {
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [torch, setTorch] = useState<boolean | null>(null);
  const track = useRef<MediaStreamTrack | null>(null);
  const latestOnCode = useRef(onCode);
  latestOnCode.current = onCode;
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    let last = { text: "", time: 0 };
    const worker = new Worker(new URL("./scan.worker.ts", import.meta.url), { type: "module" });
    const look = async () => {
      const seen = video.current;
      if (isOver || seen === null) return;
      if (seen.readyState < 2 || seen.videoWidth === 0) {
        timer = setTimeout(look, BETWEEN_PICTURES_MS);
        return;
      }
      const picture = await middleOf(seen).catch(() => null);
      if (isOver) return picture?.close();
      if (picture === null) timer = setTimeout(look, BETWEEN_PICTURES_MS);
      else worker.postMessage({ picture } satisfies ScanRequest, [picture]);
    };
    worker.addEventListener("message", ({ data: { text } }: MessageEvent<ScanAnswer>) => {
      const now = performance.now();
      if (text !== null && (text !== last.text || now - last.time > SAME_CODE_MS)) {
        navigator.vibrate?.(60);
        latestOnCode.current(text);
      }
      if (text !== null) last = { text, time: now };
      timer = setTimeout(look, BETWEEN_PICTURES_MS);
    });
    worker.addEventListener("error", () => setFault("cameraFailed"));
    const start = async () => {
      if (navigator.mediaDevices === undefined) return setFault("cameraDenied");
      const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
      if (isOver || video.current === null) return;
      track.current = stream.getVideoTracks()[0] ?? null;
      const able = track.current?.getCapabilities?.() as { torch?: boolean } | undefined;
      setTorch(able?.torch ? false : null);
      video.current.srcObject = stream;
      await video.current.play();
      void look();
    };
    start()
      .catch((error: unknown) => !isOver && setFault(faultOf(error)))
      .finally(() => {
        if (isOver) for (const one of stream?.getTracks() ?? []) one.stop();
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      worker.terminate();
      for (const one of stream?.getTracks() ?? []) one.stop();
    };
  }, [video]);
  const light = (isOn: boolean) => {
    const advanced: Torch[] = [{ torch: isOn }];
    track.current?.applyConstraints({ advanced }).then(
      () => setTorch(isOn),
      () => setTorch(null),
    );
  };
  return { fault, torch, light };
};
