/**
 * A figure as it was typed, full-width digits of a Chinese keyboard and commas between thousands among it; what is none
 * stays, so that the field refuses it. A text, since the field keeps what is half typed; its type asks for a number.
 *
 * @example readFigure("１，２００。５") // "1200.5"
 */
export const readFigure = (typed: string | undefined): number =>
  (typed ?? "").normalize("NFKC").replaceAll("。", ".").replace(/[\s,]/g, "") as unknown as number;
