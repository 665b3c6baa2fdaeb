/** A record that was scanned in this browser. */
export interface RecentScan {
  readonly code: string;
  readonly name: string;
}

const MOST = 20;

const isScan = (one: unknown): one is RecentScan =>
  typeof one === "object" &&
  one !== null &&
  typeof (one as RecentScan).code === "string" &&
  typeof (one as RecentScan).name === "string";

/** What was stored, without what makes no sense. */
export const parseRecentScans = (text: string): readonly RecentScan[] => {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isScan).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

/** The newest first, each code once. */
export const withScan = (scans: readonly RecentScan[], scan: RecentScan): readonly RecentScan[] =>
  [scan, ...scans.filter(({ code }) => code !== scan.code)].slice(0, MOST);
