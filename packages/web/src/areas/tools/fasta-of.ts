/**
 * Residues in lines of sixty under a name. The name is one word: what follows a space is a description to those who
 * read it.
 *
 * @example fastaOf([{ name: "pUC19 +1", letters: "MKL" }]) // ">pUC19_+1\nMKL\n"
 */
export const fastaOf = (records: readonly { readonly name: string; readonly letters: string }[]): string =>
  records
    .map(
      ({ name, letters }) =>
        `>${name.trim().replace(/\s+/g, "_")}\n${letters.replace(/.{60}(?=.)/g, "$&\n")}\n`,
    )
    .join("");
