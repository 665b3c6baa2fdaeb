/** Gives the picture that is on a pad, null while there is none. */
export type TakePicture = () => Promise<Blob | null>;

/** What is on a canvas, as a PNG whose ground is clear. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the canvas gave nothing"))),
      "image/png",
    );
  });
