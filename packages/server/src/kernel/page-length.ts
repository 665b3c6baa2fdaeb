/**
 * `limit 51`: the page length as part of the statement's text. As a parameter its value is unknown to a generic plan;
 * such a plan assumes a tenth of the table, and is then either not used, so that each request plans again, or reads
 * to the end.
 * @throws RangeError for an invalid count
 */
export const limitTo = (count: number): string => {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`no page is ${count} rows long`);
  return `limit ${count}`;
};
