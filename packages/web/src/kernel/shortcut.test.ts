import { expect, it, vi } from "vitest";
import { formatShortcut, isComposing, isShortcut } from "./shortcut.ts";

const press = (
  key: string,
  modifiers: Partial<Record<"ctrl" | "meta" | "alt" | "shift", true>> = {},
  code = "",
) => ({
  key,
  code,
  ctrlKey: modifiers.ctrl === true,
  metaKey: modifiers.meta === true,
  altKey: modifiers.alt === true,
  shiftKey: modifiers.shift === true,
});

it("takes the very modifiers, ⌘ as Ctrl", () => {
  expect(isShortcut(press("f", { ctrl: true }), "Ctrl+F")).toBe(true);
  expect(isShortcut(press("f", { meta: true }), "Ctrl+F")).toBe(true);
  expect(isShortcut(press("F", { ctrl: true, shift: true }), "Ctrl+F")).toBe(false);
  expect(isShortcut(press("f"), "Ctrl+F")).toBe(false);
  expect(isShortcut(press("F3", { shift: true }), "Shift+F3")).toBe(true);
});

it("takes a plus for a key where it is the last sign", () => {
  expect(isShortcut(press("+"), "+")).toBe(true);
  expect(isShortcut(press("+", { ctrl: true }), "Ctrl++")).toBe(true);
  expect(isShortcut(press("a"), "+")).toBe(false);
  expect(formatShortcut("+")).toBe("+");
});

it("uses the physical key if Alt or another alphabet writes something else", () => {
  expect(isShortcut(press("å", { alt: true }, "KeyA"), "Alt+A")).toBe(true);
  expect(isShortcut(press("а", { ctrl: true }, "KeyF"), "Ctrl+F")).toBe(true);
  // On keyboards with another layout, the character counts.
  expect(isShortcut(press("a", { ctrl: true }, "KeyQ"), "Ctrl+Q")).toBe(false);
});

it("is no shortcut for characters that AltGr writes", () => {
  expect(isShortcut(press("ą", { ctrl: true, alt: true }, "KeyA"), "Alt+A")).toBe(false);
});

it("knows a key of an input method", () => {
  expect(isComposing({ isComposing: false, key: "Process", keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, key: "a", keyCode: 65 })).toBe(false);
});

it("is shown by the signs of a Mac on a Mac", () => {
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Macintosh)" });
  expect(formatShortcut("Ctrl+Shift+G")).toBe("⇧⌘G");
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux)" });
  expect(formatShortcut("Ctrl+Shift+G")).toBe("Ctrl+Shift+G");
  vi.unstubAllGlobals();
});
