/**
 * Whether a text is a CAS Registry Number: two to seven digits, two, and a check digit, which is the sum of the digits,
 * each times its place from the right, modulo 10 (CAS, "Check Digit Verification of CAS Registry Numbers").
 *
 * @example isCasNumber("64-17-5") // true: ethanol
 */
export const isCasNumber = (text: string): boolean => {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(text)) return false;
  const digits = text.replaceAll("-", "");
  const sum = [...digits.slice(0, -1)]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at + 1), 0);
  return sum % 10 === Number(digits.at(-1));
};
