/**
 * The address of a publication from a note: its URL, DOI or PubMed id; null if there is none.
 *
 * @example publicationLink("Yanisch-Perron 1985, doi:10.1016/0378-1119(85)90120-9")
 */
export const publicationLink = (text: string): string | null => {
  const [address] = /https?:\/\/[^\s<>"]+/.exec(text) ?? [];
  if (address !== undefined) return address;
  const [doi] = /\b10\.\d{4,9}\/[^\s<>"]+/.exec(text) ?? [];
  if (doi !== undefined) return `https://doi.org/${encodeURI(doi.replace(/[.,;]+$/, ""))}`;
  const [, number] = /\bPMID:?\s*(\d{1,9})\b/i.exec(text) ?? [];
  return number === undefined ? null : `https://pubmed.ncbi.nlm.nih.gov/${number}/`;
};
