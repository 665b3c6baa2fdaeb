import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** An address and the number of its leading bits that count. */
export type IpRange = readonly [Address, number];

/** An address of either kind; IPv4 written in IPv6 counts as IPv4. Null if invalid. */
const addressOf = (text: string): Address | null => (ipaddr.isValid(text) ? ipaddr.process(text) : null);

// The library also accepts "10.1" and octal parts, which nobody intends.
const FOUR_PARTS = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * One address or a range in CIDR notation; null for anything else.
 *
 * @example parseIpRange("10.0.0.0/8"), parseIpRange("2001:db8::1"), parseIpRange("10.1") // range, range, null
 */
export const parseIpRange = (text: string): IpRange | null => {
  const [ip = "", bits, ...more] = text.split("/");
  if (more.length > 0 || (!ip.includes(":") && !FOUR_PARTS.test(ip)) || ip.includes("%")) return null;
  const address = addressOf(ip);
  if (address === null) return null;
  const most = address.kind() === "ipv4" ? 32 : 128;
  if (bits === undefined) return [address, most];
  if (!/^\d{1,3}$/.test(bits)) return null;
  // The length of a mapped range counts from the start of IPv6.
  const length = address.kind() === "ipv4" && ip.includes(":") ? Number(bits) - 96 : Number(bits);
  return length >= 0 && length <= most ? [address, length] : null;
};

const isIn = (address: Address, [network, bits]: IpRange): boolean =>
  address.kind() === network.kind() && (address as ipaddr.IPv4).match(network as ipaddr.IPv4, bits);

const parsed = new WeakMap<readonly string[], readonly IpRange[]>();

const rangesOf = (list: readonly string[]): readonly IpRange[] => {
  let ranges = parsed.get(list);
  if (ranges === undefined) {
    ranges = list.flatMap((text) => {
      const range = parseIpRange(text);
      return range === null ? [] : [range];
    });
    parsed.set(list, ranges);
  }
  return ranges;
};

/** Whether an address is in one of the ranges. A list is parsed once, as long as it is the same object. */
export const isIpWithin = (ip: string, list: readonly string[]): boolean => {
  const address = addressOf(ip);
  return address !== null && rangesOf(list).some((range) => isIn(address, range));
};

/**
 * The unit of rate limits: an IPv4 address, however it is written, or the /64 of IPv6 that one connection gets.
 *
 * @example lineOf("::ffff:192.0.2.1"), lineOf("2001:db8:1:2::9") // "192.0.2.1", "2001:db8:1:2::/64"
 */
export const lineOf = (ip: string): string => {
  const address = addressOf(ip);
  if (address === null || address.kind() === "ipv4") return address?.toString() ?? ip;
  const parts = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(":")}::/64`;
};
