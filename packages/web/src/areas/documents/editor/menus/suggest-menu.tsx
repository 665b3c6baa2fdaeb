import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useStore } from "../../../../kernel/store.ts";
import styles from "./menus.module.css";
import type { MenuStore } from "./suggest.ts";

const WIDTH = 280;
const HEIGHT = 320;

/** The menu that is open at the caret; the keys stay with the editor. */
export const SuggestMenu = ({ menu }: { readonly menu: MenuStore }) => {
  const shown = useStore(menu);
  const active = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    active.current?.scrollIntoView({ block: "nearest" });
  });
  if (shown === null) return null;
  const { items, rect, label, choose } = shown;
  const isAbove = rect.bottom + HEIGHT > window.innerHeight && rect.top > HEIGHT;
  const left = Math.max(8, Math.min(rect.left, window.innerWidth - WIDTH - 8));
  const place = isAbove ? { bottom: window.innerHeight - rect.top + 4 } : { top: rect.bottom + 4 };
  return createPortal(
    <div
      role="listbox"
      aria-label={label}
      className={styles.suggest}
      style={{ left, width: WIDTH, ...place }}
    >
      {items.map((item, index) => (
        <div
          key={item.key}
          ref={index === shown.active ? active : null}
          role="option"
          tabIndex={-1}
          aria-selected={index === shown.active}
          className={styles.item}
          onMouseDown={(event) => {
            event.preventDefault();
            choose(item);
          }}
        >
          <span>{item.label}</span>
          {item.hint && <small>{item.hint}</small>}
        </div>
      ))}
    </div>,
    document.body,
  );
};
