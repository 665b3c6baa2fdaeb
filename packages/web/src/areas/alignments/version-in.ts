/** The version that an address names; null for the newest. */
export const versionIn = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
