/** The label of an action over the dialog that it opens: without the dots that promised it. */
export const dialogTitle = (label: string): string => label.replace(/…$/, "");
