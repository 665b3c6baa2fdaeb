/** Where to go after signing in: the requested address of this site, else the home page. */
export const nextAddress = (asked: string | undefined): string =>
  // Two slashes, or a backslash that browsers read as one, would lead to another site.
  asked && /^\/(?![/\\])/.test(asked) && !asked.startsWith("/login") ? asked : "/homepage";
