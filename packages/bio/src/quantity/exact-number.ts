/** A number as a fraction in lowest terms, so that nothing is ever rounded on the way; the denominator is positive. */
export interface ExactNumber {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** How a decimal number is written: at most fifteen digits before the point and nine behind it, never by powers. */
export const decimalPattern = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

const greatestCommonDivisor = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
};

const reduce = (numerator: bigint, denominator: bigint): ExactNumber => {
  const sign = denominator < 0n ? -1n : 1n;
  const shared = greatestCommonDivisor(numerator, sign * denominator);
  return { numerator: (sign * numerator) / shared, denominator: (sign * denominator) / shared };
};

/**
 * The number that a text of digits writes, whatever its length.
 *
 * @throws RangeError where the text is no decimal number.
 * @example exactNumber("0.25") // { numerator: 1n, denominator: 4n }
 */
export const exactNumber = (text: string): ExactNumber => {
  const [, sign, whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === "") throw new RangeError(`no decimal number: ${text}`);
  const digits = BigInt(whole + decimals);
  return reduce(sign === "-" ? -digits : digits, 10n ** BigInt(decimals.length));
};

/** @example add(exactNumber("0.1"), exactNumber("0.2")) // exactNumber("0.3") */
export const add = (one: ExactNumber, other: ExactNumber): ExactNumber =>
  reduce(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );

/** @example subtract(exactNumber("1"), exactNumber("0.9")) // exactNumber("0.1") */
export const subtract = (one: ExactNumber, other: ExactNumber): ExactNumber =>
  add(one, { ...other, numerator: -other.numerator });

/** @example multiply(exactNumber("1.5"), exactNumber("4")) // exactNumber("6") */
export const multiply = (one: ExactNumber, other: ExactNumber): ExactNumber =>
  reduce(one.numerator * other.numerator, one.denominator * other.denominator);

/**
 * @throws RangeError where it is divided by zero.
 * @example divide(exactNumber("1"), exactNumber("3")) // { numerator: 1n, denominator: 3n }
 */
export const divide = (one: ExactNumber, other: ExactNumber): ExactNumber => {
  if (other.numerator === 0n) throw new RangeError("divided by zero");
  return reduce(one.numerator * other.denominator, one.denominator * other.numerator);
};

/** Below, at or above zero where the first is smaller, as large, or larger. @example compare(exactNumber("1"), exactNumber("1.0")) // 0 */
export const compare = (one: ExactNumber, other: ExactNumber): number => {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/**
 * Formatted with at most this many decimals, without trailing zeros: half to even; a value with fewer decimals is
 * exact.
 *
 * @example decimalText(divide(exactNumber("2"), exactNumber("3")), 4) // "0.6667"
 */
export const decimalText = ({ numerator, denominator }: ExactNumber, decimals: number): string => {
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(decimals);
  const [floor, rest] = [scaled / denominator, (scaled % denominator) * 2n];
  const isUp = rest > denominator || (rest === denominator && floor % 2n === 1n);
  const digits = String(isUp ? floor + 1n : floor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const behind = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const text = behind === "" ? whole : `${whole}.${behind}`;
  return numerator < 0n && text !== "0" ? `-${text}` : text;
};

/**
 * Written out with all its decimals; null if they never end, as those of a third do not.
 *
 * @example exactText(exactNumber("1.50")) // "1.5"
 */
export const exactText = (number: ExactNumber): string | null => {
  let [rest, twos, fives] = [number.denominator, 0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  return rest === 1n ? decimalText(number, Math.max(twos, fives)) : null;
};
