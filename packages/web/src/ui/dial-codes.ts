import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

export type { CountryCode } from "libphonenumber-js/min";

/** A country or region with its dial code, e.g. Singapore, `SG`, `+65`. */
export interface DialCode {
  readonly country: CountryCode;
  readonly code: string;
  readonly name: string;
}

/** Where most of the product's people are; offered before all others. */
const FIRST: readonly CountryCode[] = ["CN", "HK", "MO", "TW"];

/** All dial codes (about 245), the usual ones first, the others by their name in the language. */
export const dialCodesIn = (locale: string): DialCode[] => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const order = new Intl.Collator(locale).compare;
  const all = getCountries().map((country) => ({
    country,
    code: `+${getCountryCallingCode(country)}`,
    name: names.of(country) ?? country,
  }));
  const rank = ({ country }: DialCode): number => {
    const place = FIRST.indexOf(country);
    return place < 0 ? FIRST.length : place;
  };
  return all.toSorted((left, right) => rank(left) - rank(right) || order(left.name, right.name));
};

const MAINLAND = /^1[3-9]\d{9}$/;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/**
 * The number as `+` and digits, whether or not it is complete.
 *
 * @example mobileOf("CN", "138 0013 8000") // "+8613800138000"
 * @example mobileOf("GB", "07400 123456") // "+447400123456"
 * @example mobileOf("CN", "") // ""
 */
export const mobileOf = (country: CountryCode, national: string): string => {
  const digits = digitsOf(national);
  if (digits === "") return "";
  // Also takes the trunk prefix away that some countries write at home.
  const parsed = country === "CN" ? undefined : parsePhoneNumberFromString(national, country);
  return parsed?.number ?? `+${getCountryCallingCode(country)}${digits}`;
};

/**
 * Whether a number may be a mobile: on the mainland 11 digits, 1 and then 3 to 9; elsewhere by its country's lengths.
 *
 * @example isMobile("+8613800138000") // true
 * @example isMobile("+8612800138000") // false
 * @example isMobile("+447400123456") // true
 */
export const isMobile = (mobile: string): boolean => {
  if (mobile.startsWith("+86")) return MAINLAND.test(mobile.slice(3));
  return parsePhoneNumberFromString(mobile)?.isPossible() ?? false;
};

/**
 * Splits a number for its two fields.
 *
 * @example splitMobile("+8613800138000") // { country: "CN", national: "13800138000" }
 */
export const splitMobile = (
  mobile: string,
  fallback: CountryCode = "CN",
): { country: CountryCode; national: string } => {
  const parsed = parsePhoneNumberFromString(mobile, fallback);
  if (parsed === undefined) return { country: fallback, national: mobile };
  const country = parsed.country ?? fallback;
  return {
    country: isSupportedCountry(country) ? country : fallback,
    national: String(parsed.nationalNumber),
  };
};
