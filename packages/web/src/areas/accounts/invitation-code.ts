/**
 * The code in what someone has pasted: the link of an invitation, or the code alone; null if there is none.
 *
 * @example invitationCodeOf("https://lab.example/i/9-Ab_c?x=1") // "9-Ab_c"
 */
export const invitationCodeOf = (text: string): string | null => {
  const trimmed = text.trim();
  const code = /\/i\/([^/?#\s]+)/.exec(trimmed)?.[1] ?? trimmed;
  return /^[\w-]{1,100}$/.test(code) ? code : null;
};
