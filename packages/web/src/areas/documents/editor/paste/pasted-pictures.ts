/**
 * Pictures in pasted HTML that would have to be loaded from elsewhere, and whether they are all of it, as when somebody
 * copies a picture in a browser. Read as text: parsed, all that the page's policy forbids would be reported once more.
 */
export const picturesIn = (html: string): { readonly count: number; readonly isAll: boolean } => {
  const visible = html.replace(/<!--[\s\S]*?-->|<(style|script|title)\b[\s\S]*?<\/\1\s*>/gi, "");
  const count = (visible.match(/<img\b(?![^>]*\bdata-attachment-id)/gi) ?? []).length;
  const words = visible.replace(/<[^>]*>|&nbsp;/gi, "").trim();
  return { count, isAll: count > 0 && words === "" && !/<table\b/i.test(visible) };
};
