import type { Symbology } from "@benchleaf/contract";
import { toSVG } from "bwip-js/node";

/** Codes to draw, each with its content: the digits, or a URL with them. */
export interface RequestedCodes {
  readonly symbology: Symbology;
  readonly codes: Readonly<Record<string, string>>;
}

/** An SVG without a quiet zone for each, by the same names. */
export type DrawnCodes = Readonly<Record<string, Uint8Array>>;

const options: Readonly<Record<Symbology, { readonly bcid: string; readonly eclevel?: string }>> = {
  dataMatrix: { bcid: "datamatrix" },
  code128: { bcid: "code128" },
  qr: { bcid: "qrcode", eclevel: "L" },
};

/** Draws codes; in a thread, since each takes about a millisecond. */
export const drawCodes = ({ symbology, codes }: RequestedCodes): DrawnCodes =>
  Object.fromEntries(
    Object.entries(codes).map(([name, text]) => [
      name,
      new TextEncoder().encode(toSVG({ ...options[symbology], text, padding: 0 })),
    ]),
  );
