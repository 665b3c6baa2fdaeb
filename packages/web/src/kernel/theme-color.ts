/** Red, green, blue, each 0 to 255. */
type Rgb = readonly [number, number, number];

/** White text on a fill, and the fill as text on the greys of the page, both readable (WCAG 1.4.3 requires 4.5). */
const READABLE = 4.5;
/** The page behind is not quite white; text in the fill's colour needs this much against pure white. */
const READABLE_WITH_MARGIN = 5.3;
const FALLBACK = "#07b238";
/** The lightest of the dark grounds: a picked row. */
export const DARK_GROUND = "#1b3324";

/** @example `parseColor("#07b238")` is `[7, 178, 56]`; what is no hex colour gives the default green. */
export const parseColor = (text: string): Rgb => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim());
  const hex = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text.trim();
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? /^#(..)(..)(..)$/.exec(FALLBACK);
  return [1, 2, 3].map((part) => Number.parseInt(long?.[part] ?? "0", 16)) as unknown as Rgb;
};

const writeColor = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const luminance = (color: Rgb): number => {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of WCAG, 1 to 21. @example `contrast("#ffffff", "#07b238")` is 2.82 */
export const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(parseColor(one)), luminance(parseColor(other))].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
};

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb;

const shiftUntil = (text: string, to: Rgb, isEnough: (color: string) => boolean): string => {
  const from = parseColor(text);
  for (let step = 0; step <= 100; step++) {
    const color = writeColor(mix(from, to, step / 100));
    if (isEnough(color)) return color;
  }
  return writeColor(to);
};

/** The shades of the installation's colour, as `#rrggbb`. */
export interface BrandColors {
  /** Fill of buttons under white text, and text on light grounds. */
  readonly solid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  /** Text and lines on dark grounds. */
  readonly accent: string;
}

/**
 * Readable colours derived from any configured one: fills have a contrast of 4.5:1 or more with white text, and text
 * on dark backgrounds keeps 4.5:1.
 */
export const brandColors = (configured: string): BrandColors => {
  const solid = shiftUntil(
    configured,
    [0, 0, 0],
    (color) => contrast(color, "#ffffff") >= READABLE_WITH_MARGIN,
  );
  const darker = (share: number) => writeColor(mix(parseColor(solid), [0, 0, 0], share));
  return {
    solid,
    solidHover: darker(0.14),
    solidActive: darker(0.28),
    accent: shiftUntil(configured, [255, 255, 255], (color) => contrast(color, DARK_GROUND) >= READABLE),
  };
};
