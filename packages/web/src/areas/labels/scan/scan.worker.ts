/* Reads codes in pictures of the camera. It alone may run WebAssembly (`SCANNER_POLICY` of the server). */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";

/** What the page sends: one picture at a time. It answers with the text of a code, or null. */
export interface ScanRequest {
  readonly picture: ImageBitmap;
}
export interface ScanAnswer {
  readonly text: string | null;
}

interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
declare const BarcodeDetector: (new (options: {
  formats: readonly string[];
}) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>;
};

const formats = ["data_matrix", "qr_code", "code_128"] as const;

/** The browser's own reader where it knows all symbologies, else ZXing. */
const openReader = async (): Promise<(picture: ImageBitmap) => Promise<string | null>> => {
  const supported = "BarcodeDetector" in self ? await BarcodeDetector.getSupportedFormats() : [];
  if (formats.every((format) => supported.includes(format))) {
    const detector = new BarcodeDetector({ formats });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  }
  prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });
  return async (picture) => {
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) return null;
    context.drawImage(picture, 0, 0);
    const pixels = context.getImageData(0, 0, picture.width, picture.height);
    const [found] = await readBarcodes(pixels, {
      formats: ["DataMatrix", "QRCode", "Code128"],
      maxNumberOfSymbols: 1,
    });
    return found?.text ?? null;
  };
};

const reader = openReader();

addEventListener("message", async ({ data: { picture } }: MessageEvent<ScanRequest>) => {
  const read = await reader.then((from) => from(picture)).catch(() => null);
  picture.close();
  const answer: ScanAnswer = { text: read === "" ? null : read };
  postMessage(answer);
});
