const WITH_THOUSANDS = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const WITH_DECIMAL_COMMA = /^-?\d*,\d*$/;

/**
 * A figure as it was typed: full-width digits of a Chinese keyboard and commas between thousands among it, and a comma
 * before decimals where it can part no thousands. What is none stays, so that the field refuses it. A text, since the
 * field keeps what is half typed; its type asks for a number.
 *
 * @example readFigure("１，２００。５") // "1200.5"
 * @example readFigure("1,5") // "1.5"
 */
export const readFigure = (typed: string | undefined): number => {
  const figure = (typed ?? "").normalize("NFKC").replaceAll("。", ".").replace(/\s/g, "");
  const plain = WITH_THOUSANDS.test(figure)
    ? figure.replaceAll(",", "")
    : WITH_DECIMAL_COMMA.test(figure)
      ? figure.replace(",", ".")
      : figure;
  return plain as unknown as number;
};
