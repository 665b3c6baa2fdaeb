const QUALITY = 0.85;

const asBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), type, QUALITY),
  );

/**
 * Reduces a photo to a longest side, in pixels, as JPEG, in its orientation. A small one stays unchanged.
 *
 * @throws if the browser cannot read it as a picture
 * @example await shrinkPhoto(file, 2_048) // { blob, name: "IMG_0042.jpg" }
 */
export const shrinkPhoto = async (
  file: File,
  mostPixels: number,
): Promise<{ readonly blob: Blob; readonly name: string }> => {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const scale = Math.min(1, mostPixels / Math.max(width, height));
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
