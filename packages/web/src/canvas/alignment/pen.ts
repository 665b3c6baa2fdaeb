/** What a drawing of an alignment is made with: a canvas on screen, or a picture file. Lengths are in pixels. */
export interface Pen {
  /** Many rectangles of one colour, as x, y, width, height, x … */
  rects(boxes: readonly number[], fill: string): void;
  /** A run of residues, each `advance` wide, from the left, its middle at `y`. */
  letters(text: string, x: number, y: number, fill: string, isBold?: boolean): void;
  /** Words in the face of the page. */
  words(text: string, x: number, y: number, fill: string, align?: "start" | "end" | "middle"): void;
  /** A line through points, as x, y, x … */
  line(points: readonly number[], stroke: string, width: number): void;
  /** What is drawn meanwhile stays within a box. */
  within(x: number, y: number, width: number, height: number, draw: () => void): void;
}

export interface Faces {
  readonly letters: string;
  readonly words: string;
  /** Heights in pixels. */
  readonly letterSize: number;
  readonly wordSize: number;
}

export const canvasPen = (context: CanvasRenderingContext2D, faces: Faces): Pen => {
  const plain = `${faces.letterSize}px ${faces.letters}`;
  const bold = `700 ${plain}`;
  const words = `${faces.wordSize}px ${faces.words}`;
  // A context normalizes the font it is given; after a restore it is a different string.
  let used = "";
  const use = (font: string) => {
    if (used !== font) context.font = font;
    used = font;
  };
  context.textBaseline = "middle";
  return {
    rects(boxes, fill) {
      if (boxes.length === 0) return;
      context.fillStyle = fill;
      // Cheaper than one path of them all.
      for (let at = 0; at < boxes.length; at += 4)
        context.fillRect(boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!);
    },
    letters(text, x, y, fill, isBold = false) {
      use(isBold ? bold : plain);
      context.textAlign = "left";
      context.fillStyle = fill;
      context.fillText(text, x, y);
    },
    words(text, x, y, fill, align = "start") {
      use(words);
      context.textAlign = align === "middle" ? "center" : align === "end" ? "right" : "left";
      context.fillStyle = fill;
      context.fillText(text, x, y);
    },
    line(points, stroke, width) {
      if (points.length < 4) return;
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.lineJoin = "round";
      context.beginPath();
      context.moveTo(points[0]!, points[1]!);
      for (let at = 2; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!);
      context.stroke();
    },
    within(x, y, width, height, draw) {
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      draw();
      context.restore();
      used = "";
    },
  };
};
