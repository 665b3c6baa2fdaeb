/** The version that an address names; undefined for the newest. @example versionIn("3") // 3 */
export const versionIn = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined;
