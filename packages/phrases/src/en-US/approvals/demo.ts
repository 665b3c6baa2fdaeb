/** What approvers in the demo lab said. */
export const demo = {
  keep: "Three sequencing results in it are not filed yet. Move them to the promoter series, then ask again.",
  agree: "Agreed, the files are backed up.",
} as const;
