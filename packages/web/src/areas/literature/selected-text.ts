import type { PageBox } from "@benchleaf/contract";

/** Text that someone has selected on one page of the reader. */
export interface SelectedText {
  readonly page: number;
  readonly quote: string;
  readonly boxes: PageBox[];
}

const share = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
const MOST_BOXES = 200;

/** Boxes that are in one line become one. */
const joinBoxes = (boxes: readonly PageBox[]): PageBox[] => {
  const lines: PageBox[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const isSameLine = last && Math.abs(last.y - box.y) < last.height * 0.5;
    if (!last || !isSameLine) {
      lines.push(box);
      continue;
    }
    const x = Math.min(last.x, box.x);
    const right = Math.max(last.x + last.width, box.x + box.width);
    lines[lines.length - 1] = {
      x,
      y: Math.min(last.y, box.y),
      width: share(right - x),
      height: Math.max(last.height, box.height),
    };
  }
  return lines.slice(0, MOST_BOXES);
};

/** What is selected within the pages now; null if nothing is. A selection over several pages counts on its first. */
export const selectedText = (): SelectedText | null => {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = range.startContainer;
  const element = start instanceof Element ? start : start.parentElement;
  const section = element?.closest<HTMLElement>("section[data-page]");
  const quote = selection.toString().replace(/\s+/g, " ").trim();
  if (!section || quote === "") return null;
  const page = section.getBoundingClientRect();
  const boxes = [...range.getClientRects()]
    .filter(({ width, height, top }) => width > 1 && height > 1 && top >= page.top - 1 && top < page.bottom)
    .map((rect) => ({
      x: share((rect.left - page.left) / page.width),
      y: share((rect.top - page.top) / page.height),
      width: share(rect.width / page.width),
      height: share(rect.height / page.height),
    }));
  if (boxes.length === 0) return null;
  return { page: Number(section.dataset.page), quote: quote.slice(0, 4_000), boxes: joinBoxes(boxes) };
};
