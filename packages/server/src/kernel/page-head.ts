/** The metadata in a page's HTML, for clients without scripts: search engines, and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Finds the head of a public page; null if nothing is at its URL, undefined if the page has none. */
export type FindPageHead = (
  path: string,
  ip: string,
) => Promise<PageHead | { readonly redirectTo: string } | null | undefined>;

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for any place in HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => references[letter] ?? "");

const TITLE = /<title>[^<]*<\/title>/;

/**
 * The page with its own title and description.
 *
 * @example withHead("<title>Lab</title>", { title: "pUC19", description: "" })
 */
export const withHead = (html: string, { title, description }: PageHead): string =>
  html.replace(TITLE, () =>
    [
      `<title>${escaped(title)}</title>`,
      `<meta name="description" content="${escaped(description)}" />`,
      `<meta property="og:title" content="${escaped(title)}" />`,
      `<meta property="og:description" content="${escaped(description)}" />`,
    ].join("\n    "),
  );
