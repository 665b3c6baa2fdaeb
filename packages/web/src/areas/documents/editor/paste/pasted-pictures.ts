/**
 * Pictures in pasted HTML that would have to be loaded from elsewhere, and whether they are all of it, as when somebody
 * copies a picture in a browser.
 */
export const picturesIn = (html: string): { readonly count: number; readonly isAll: boolean } => {
  if (!/<img\b/i.test(html)) return { count: 0, isAll: false };
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const { length: count } = body.querySelectorAll("img:not([data-attachment-id])");
  for (const element of body.querySelectorAll("style, script, title")) element.remove();
  return {
    count,
    isAll: count > 0 && (body.textContent ?? "").trim() === "" && !body.querySelector("table"),
  };
};
