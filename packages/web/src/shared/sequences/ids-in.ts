/** The ids that an address names, e.g. `with=12,15`; what is none is passed over. */
export const idsIn = (text: string | undefined): string[] =>
  (text ?? "").split(",").filter((id) => /^\d{1,18}$/.test(id));
