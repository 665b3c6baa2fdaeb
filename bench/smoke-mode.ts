/**
 * `npm run bench -- <name> --smoke`: the same work on very little data, to show that it still runs. Its figures are
 * meaningless.
 */
export const isSmoke = process.argv.includes("--smoke");

/** How much a bench works on: `full`, or `small` in a smoke run. */
export const sized = <T>(full: T, small: T): T => (isSmoke ? small : full);
