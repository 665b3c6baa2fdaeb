/**
 * `limit 51`: how long a page is in the statement's text. As a parameter its value is unknown to a plan that is made
 * once for all values; such a plan is made for a tenth of the table, and is then either not used, so that each call
 * plans again, or read to the end.
 * @throws RangeError for what is no count
 */
export const limitTo = (count: number): string => {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`no page is ${count} rows long`);
  return `limit ${count}`;
};
