/** Names of ours that are not settings of the server. */
const others = ["BENCHLEAF_FULL", "BENCHLEAF_TEST_DATA", "BENCHLEAF_MEMORY_MB", "WEB_PORT"];

/** A name with this prefix is meant for us. */
const families = [
  "BENCHLEAF_",
  "S3_",
  "SMTP_",
  "SMS_",
  "NCBI_",
  "ENSEMBL_",
  "CROSSREF_",
  "AUDIT_",
  "METRICS_",
  "STRIPE_",
];

/** Variables that Kubernetes sets for each of its services, also for one with our name. */
const fromCluster = /_(SERVICE_(HOST|PORT)(_\w+)?|PORT_\d+_(TCP|UDP)(_\w+)?)$/;

/** The number of characters to change, add, leave out, or swap with their neighbour, to make one of the other. */
const distance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
};

const nearest = (name: string, known: readonly string[]): { name: string; letters: number } =>
  known
    .map((one) => ({ name: one, letters: distance(name, one) }))
    .reduce((best, one) => (one.letters < best.letters ? one : best));

/** A typo: one character in four of the name, two at most; case and dashes are typos too. */
const isSlip = (name: string, letters: number): boolean =>
  letters <= Math.min(2, Math.floor(name.length / 4));

const plain = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll("-", "_")
    .replace(/^BENCHLEAF_/, "");

/**
 * One line for each environment variable that looks like one of ours but is unknown, with the closest known name.
 * `unknownSettings(["SMTP_ULR", "HOME"], ["SMTP_URL", "HOST"])` returns one line, which names `SMTP_URL`.
 */
export const unknownSettings = (names: readonly string[], known: readonly string[]): string[] =>
  names.flatMap((name) => {
    if (known.includes(name) || others.includes(name) || fromCluster.test(name)) return [];
    const found = nearest(plain(name), known);
    const isNear = isSlip(plain(name), found.letters);
    if (!isNear && !families.some((family) => name.startsWith(family))) return [];
    return [`${name} is no setting and changes nothing: is ${found.name} meant?`];
  });
