/** Comments of approvers in the demo lab. */
export const demo = {
  keep: "Three sequencing results in it aren’t filed yet. Move them to the promoter series, then submit again.",
  agree: "Approved. The files are backed up.",
} as const;
