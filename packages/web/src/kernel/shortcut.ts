/** A key with its modifiers, as written in code: `Ctrl+Shift+G`, `Alt+U`, `F3`, `Delete`. Ctrl means ⌘ on a Mac. */
export type Shortcut = string;

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The last `+` may be the key itself. */
const partsOf = (shortcut: Shortcut): readonly string[] => shortcut.split(/\+(?!$)/);

const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? "");

/**
 * Whether a press of keys is the shortcut. Characters go by what is typed; where Alt or another alphabet makes
 * something else of them, by their place on the keyboard.
 */
export const isShortcut = (event: Press, shortcut: Shortcut): boolean => {
  const parts = partsOf(shortcut);
  const key = parts.at(-1) ?? "";
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
  if (has("Ctrl") !== (event.ctrlKey || event.metaKey)) return false;
  if (has("Alt") !== event.altKey || has("Shift") !== event.shiftKey) return false;
  if (event.key.toUpperCase() === key.toUpperCase()) return true;
  const isOtherLetter = event.altKey || !/^[a-z]$/i.test(event.key);
  return isOtherLetter && event.code === `Key${key}`;
};

const MAC_SIGNS: Readonly<Record<string, string>> = { Ctrl: "⌘", Alt: "⌥", Shift: "⇧", Delete: "⌦" };

/** As the keyboard in front of the person has it. @example `formatShortcut("Ctrl+Shift+G")` is `"⇧⌘G"` on a Mac */
export const formatShortcut = (shortcut: Shortcut): string => {
  if (!isMac()) return shortcut;
  const parts = partsOf(shortcut).map((part) => MAC_SIGNS[part] ?? part);
  const order = ["⌥", "⇧", "⌘"];
  return parts.toSorted((one, other) => rank(order, one) - rank(order, other)).join("");
};

const rank = (order: readonly string[], sign: string): number => {
  const place = order.indexOf(sign);
  return place < 0 ? order.length : place;
};

/** A key that belongs to an unfinished input method composition; 229 is its code before `isComposing` is set. */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "key" | "keyCode">): boolean =>
  event.isComposing || event.key === "Process" || event.keyCode === 229;
