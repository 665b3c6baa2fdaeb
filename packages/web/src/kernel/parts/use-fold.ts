import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { foldRow } from "./fold-row.ts";

interface Row {
  readonly count: number;
  /** -1 for none. */
  readonly current: number;
  /** Between the links in px, as in the style sheet. */
  readonly gap: number;
}

/** Which links of a row fit into it, followed while window, words or the current one change. */
export const useFold = ({ count, current, gap }: Row) => {
  const row = useRef<HTMLElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of links is another row to follow.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const links = [...element.querySelectorAll<HTMLElement>(":scope > a")];
    const measure = () => {
      const widths = links.map((link) => link.offsetWidth);
      const fold = { gap, room: element.clientWidth, more: more.current?.offsetWidth ?? 0, current };
      const next = foldRow(widths, fold);
      setShown((before) => (before && [...before].join() === [...next].join() ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...links]) observer.observe(one);
    return () => observer.disconnect();
  }, [current, count, gap]);
  return { row, more, isShown: (index: number) => shown?.has(index) ?? true };
};

/** A list of links that opens below its button: arrows go through it, Esc leads back, and so does going elsewhere. */
export const useOpenList = () => {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector("a")?.focus();
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const kinds = ["pointerdown", "focusin"] as const;
    for (const kind of kinds) document.addEventListener(kind, leave);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, leave);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      setOpen(false);
      box.current?.querySelector("button")?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(box.current?.querySelectorAll("a") ?? [])];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at((at + step) % links.length)?.focus();
  };
  return { box, isOpen, setOpen, onKeyDown };
};
