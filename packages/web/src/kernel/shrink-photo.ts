import { MAX_PHOTO_PIXELS } from "@benchleaf/contract";

const QUALITY = 0.85;

/** SHA-256 of bytes in lower-case hexadecimal. */
export const digestOf = async (blob: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

const asBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), type, QUALITY),
  );

/**
 * Reduces a photo: its longest side is at most 2,048 pixels, as JPEG, in its orientation. A small one stays
 * unchanged.
 *
 * @throws if the browser cannot read it as a picture
 */
export const shrinkPhoto = async (file: File): Promise<{ readonly blob: Blob; readonly name: string }> => {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const scale = Math.min(1, MAX_PHOTO_PIXELS / Math.max(width, height));
  if (scale === 1 && file.size < 1_500_000 && /^image\/(jpeg|png)$/.test(file.type)) {
    picture.close();
    return { blob: file, name: file.name };
  }
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { blob: await asBlob(canvas, "image/jpeg"), name: `${file.name.replace(/\.[^.]*$/, "")}.jpg` };
};
