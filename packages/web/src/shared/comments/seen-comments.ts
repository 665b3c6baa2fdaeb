const KEY = "benchleaf-comments-seen";
const MOST_SUBJECTS = 200;

type Seen = Readonly<Record<string, string>>;

const read = (): Seen => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
};

/** Ids grow, and may be longer than a number is exact. */
export const isLater = (id: string, than: string): boolean =>
  id.length === than.length ? id > than : id.length > than.length;

/** The newest comment on a subject that was seen in this browser; empty if none was. */
export const lastSeen = (subject: string): string => read()[subject] ?? "";

/** Remembers in this browser up to which comment of a subject someone has read. */
export const noteSeen = (subject: string, id: string): void => {
  const { [subject]: before, ...others } = read();
  if (before !== undefined && !isLater(id, before)) return;
  const kept = Object.entries(others).slice(1 - MOST_SUBJECTS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [subject, id]])));
  } catch {
    // Without room the mark is missing, and nothing else.
  }
};
