/** Dots an inch of a picture for print. */
const DOTS_PER_INCH = 600;
const MM_PER_INCH = 25.4;

/** A drawing as PNG at 600 dots an inch. */
export const pngOfSvg = async (
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((width / MM_PER_INCH) * DOTS_PER_INCH);
  canvas.height = Math.round((height / MM_PER_INCH) * DOTS_PER_INCH);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
};
