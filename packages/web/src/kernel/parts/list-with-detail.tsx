import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type KeyboardEvent, type PropsWithChildren, type ReactNode, useEffect, useRef } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { useTranslation } from "../translation.ts";
import { useTypedGuard } from "../use-typed-guard.tsx";
import styles from "./list-with-detail.module.css";
import { SidePanel } from "./side-panel.tsx";

interface Detail {
  /** Names the detail for screen readers. */
  readonly label: string;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

interface ListWithDetailProps {
  /**
   * The records of the list in its order. A row bears its own as `data-row`; what opens it is its first link or button, or
   * what bears `data-opens`.
   */
  readonly ids: readonly string[];
  /** The record that the address names. */
  readonly shown: string | undefined;
  /** Of that record. */
  readonly detail: Detail | null;
  /** Writes into the address which record is open; none closes. */
  readonly onShow: (id: string | undefined) => void;
}

const isOwn = ({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  // Keys pressed in a dialog that was opened from here pass through here, too; in a field they move its caret.
  currentTarget.contains(target as Node) &&
  !(target as Element).matches("input:not([type=checkbox]), textarea, select");

const DetailBeside = ({ label, title, body, onClose }: Detail & { readonly onClose: () => void }) => {
  const t = useTranslation();
  const guard = useTypedGuard({ isOpen: true, isBusy: false, onClose });
  return (
    <aside
      className={styles.detail}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOwn(event)) return;
        event.stopPropagation();
        guard.close();
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={t("shell.close")} onClick={guard.close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <section className={styles.body} tabIndex={0} aria-label={label}>
        <div {...guard.watch}>{body}</div>
      </section>
      {guard.question}
    </aside>
  );
};

/**
 * A list of which one reads several in turn: the open record is next to it, over it where the window is narrow. Up
 * and down go from record to record, Esc closes and leads back to the row.
 */
export const ListWithDetail = ({
  ids,
  shown,
  detail,
  onShow,
  children,
}: PropsWithChildren<ListWithDetailProps>) => {
  const isNarrow = useMedia("(max-width: 1023px)");
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  const focusRow = (id: string | undefined) => {
    const row = list.current?.querySelector(`[data-row="${id}"]`);
    (
      row?.querySelector<HTMLElement>("[data-opens]") ?? row?.querySelector<HTMLElement>("a, button")
    )?.focus();
  };
  useEffect(() => {
    if (focusNext.current) focusRow(shown);
    focusNext.current = false;
  });
  const close = () => {
    focusRow(shown);
    onShow(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (shown === undefined || !isOwn(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step === undefined ? undefined : ids[ids.indexOf(shown) + step];
    if (event.key === "Escape") close();
    if (step !== undefined) event.preventDefault();
    if (next === undefined) return;
    focusNext.current = true;
    onShow(next);
  };
  return (
    <div className={styles.split} data-open={detail && !isNarrow ? "yes" : "no"}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears the keys of the rows within. */}
      <div ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {children}
      </div>
      {detail && !isNarrow && <DetailBeside {...detail} onClose={close} />}
      {detail && isNarrow && (
        <SidePanel open title={detail.title} aria-label={detail.label} size={480} onClose={close}>
          {detail.body}
        </SidePanel>
      )}
    </div>
  );
};
