/** Pixels of the canvas and of the stored picture, whatever size it has on screen. */
export const SIGNATURE_SIZE = { width: 720, height: 240 } as const;

const INK = "#14213d";
const PEN = 4;

/** Points of a line, in pixels of the canvas. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** Draws a line through points; a single one is a dot. */
export const drawStroke = (canvas: HTMLCanvasElement, points: Stroke): void => {
  const context = canvas.getContext("2d");
  const [first, ...others] = points;
  if (context === null || first === undefined) return;
  context.lineWidth = PEN;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = INK;
  context.beginPath();
  context.moveTo(...first);
  for (const point of others.length > 0 ? others : [first]) context.lineTo(...point);
  context.stroke();
};

/** Returns the drawing as PNG on white, so that it is legible on any page and in print. */
export const readSignature = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const paper = document.createElement("canvas");
  paper.width = canvas.width;
  paper.height = canvas.height;
  const context = paper.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, paper.width, paper.height);
  context.drawImage(canvas, 0, 0);
  return new Promise((resolve, reject) =>
    paper.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
};
