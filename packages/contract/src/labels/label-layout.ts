/** A sheet or roll of labels; lengths in millimetres. On a roll each label is a page. */
export interface LabelLayout {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Of the first label. */
  readonly left: number;
  readonly top: number;
  /** From the edge of one label to the same edge of the next. */
  readonly pitchX: number;
  readonly pitchY: number;
}

const roll = (width: number, height: number): LabelLayout => ({
  ...{ pageWidth: width, pageHeight: height, columns: 1, rows: 1, width, height },
  ...{ left: 0, top: 0, pitchX: width, pitchY: height },
});
const a4 = { pageWidth: 210, pageHeight: 297 } as const;
const letter = { pageWidth: 215.9, pageHeight: 279.4 } as const;

/** Formats that laboratories buy, by the makers' data sheets. */
export const labelLayouts = {
  L7651: {
    ...{ ...a4, columns: 5, rows: 13, width: 38.1, height: 21.2 },
    ...{ left: 4.75, top: 10.7, pitchX: 40.6, pitchY: 21.2 },
  },
  L4731: {
    ...{ ...a4, columns: 7, rows: 27, width: 25.4, height: 10 },
    ...{ left: 8.6, top: 13.5, pitchX: 27.9, pitchY: 10 },
  },
  L7160: {
    ...{ ...a4, columns: 3, rows: 7, width: 63.5, height: 38.1 },
    ...{ left: 7.21, top: 15.15, pitchX: 66.04, pitchY: 38.1 },
  },
  "5160": {
    ...{ ...letter, columns: 3, rows: 10, width: 66.7, height: 25.4 },
    ...{ left: 4.76, top: 12.7, pitchX: 69.85, pitchY: 25.4 },
  },
  roll50x30: roll(50, 30),
  roll40x30: roll(40, 30),
  cryo33x13: roll(33, 13),
} as const satisfies Readonly<Record<string, LabelLayout>>;

/** The name of a format that is known, e.g. `"L7651"`. */
export type LabelFormat = keyof typeof labelLayouts;
/** The formats that are known, in the order in which they are offered. */
export const labelFormats = Object.keys(labelLayouts) as readonly LabelFormat[];

/** How the code is drawn. */
export const symbologies = ["dataMatrix", "code128", "qr"] as const;
export type Symbology = (typeof symbologies)[number];

/** Labels on one page. */
export const positionsOf = ({ columns, rows }: LabelLayout): number => columns * rows;

/** Free space around what is printed on a label, in millimetres. */
export const LABEL_PADDING_MM = 1;
/** Below this width of a module, in millimetres, phones and office printers fail; thermal printers may still do. */
export const SAFE_MODULE_MM = 0.19;
/** Modules across each symbology with its quiet zone: ten digits, or the address of a scan. */
const modules: Readonly<Record<Symbology, number>> = { dataMatrix: 14, code128: 110, qr: 33 };
/** No code needs to be larger to be read, in millimetres. */
const LARGEST_CODE_MM = 18;

/** Position of the code on a label, in millimetres: next to the text, or over the whole width below it. */
export interface CodeBox {
  readonly isBelow: boolean;
  readonly width: number;
  readonly height: number;
}

/** The box of the code with its quiet zone. */
export const codeBoxOf = ({ width, height }: LabelLayout, symbology: Symbology): CodeBox => {
  const [innerWidth, innerHeight] = [width - 2 * LABEL_PADDING_MM, height - 2 * LABEL_PADDING_MM];
  if (symbology === "code128")
    return { isBelow: true, width: innerWidth, height: Math.min(12, Math.max(3, innerHeight * 0.38)) };
  const side = Math.min(innerHeight, innerWidth * 0.45, LARGEST_CODE_MM);
  return { isBelow: false, width: side, height: side };
};

/** The width of one module of the code on a label, in millimetres; compare with `SAFE_MODULE_MM`. */
export const moduleWidthOf = (layout: LabelLayout, symbology: Symbology): number =>
  codeBoxOf(layout, symbology).width / modules[symbology];

/** A label on a page: page and position count from 0, `x` and `y` in millimetres from the upper left corner. */
export interface LabelPlace {
  readonly page: number;
  readonly position: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The positions of a number of labels, row by row, from a position of the first page on (counted from 1).
 *
 * @example placesOf(labelLayouts.L7651, 1, 2)[0] // { page: 0, position: 1, x: 45.35, y: 10.7 }
 */
export const placesOf = (layout: LabelLayout, count: number, firstPosition: number): LabelPlace[] => {
  const onPage = positionsOf(layout);
  return Array.from({ length: count }, (_, index) => {
    const at = firstPosition - 1 + index;
    const position = at % onPage;
    return {
      page: Math.floor(at / onPage),
      position,
      x: layout.left + (position % layout.columns) * layout.pitchX,
      y: layout.top + Math.floor(position / layout.columns) * layout.pitchY,
    };
  });
};

/** Whether every label is on the page and none over another. */
export const isPossibleLayout = (layout: LabelLayout): boolean => {
  const { pageWidth, pageHeight, columns, rows, width, height, left, top, pitchX, pitchY } = layout;
  const slack = 0.01;
  return (
    left + (columns - 1) * pitchX + width <= pageWidth + slack &&
    top + (rows - 1) * pitchY + height <= pageHeight + slack &&
    (columns === 1 || pitchX + slack >= width) &&
    (rows === 1 || pitchY + slack >= height)
  );
};
