import { CloseOutlined, DownOutlined, StopOutlined, UpOutlined } from "@ant-design/icons";
import { useLocation } from "@tanstack/react-router";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Button, Progress } from "antd";
import { useEffect, useRef, useState } from "react";
import type { ImportItem } from "../import-item.ts";
import { importQueue, isOpen } from "../import-queue.ts";
import { useStore } from "../store.ts";
import { useTranslation } from "../translation.ts";
import styles from "./import-panel.module.css";
import { ImportRow } from "./import-row.tsx";

const ROW = 52;

/** Nothing moves under the eyes while files come in; at the end what went wrong is on top. */
const failedFirst = (items: readonly ImportItem[]): readonly ImportItem[] =>
  items.some(isOpen)
    ? items
    : items.toSorted((a, b) => Number(a.step === "done") - Number(b.step === "done"));

/** How far all of them are together, by their bytes. */
const percentOf = (items: readonly ImportItem[]): number => {
  const whole = items.reduce((sum, { file }) => sum + file.size, 0);
  const sent = items.reduce((sum, item) => sum + item.file.size * (isOpen(item) ? item.progress : 1), 0);
  return whole === 0 ? 0 : Math.floor((sent / whole) * 100);
};

/** What is being imported, each file with its progress and its own result. Stays while pages change. */
export const ImportPanel = () => {
  const t = useTranslation();
  const items = failedFirst(useStore(importQueue.items));
  const [isFolded, setFolded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: (index) => items[index]?.key ?? index,
  });
  const open = items.filter(isOpen).length;
  const done = items.filter(({ step }) => step === "done").length;
  const isRunning = open > 0;
  // Anyone who continues to another page has seen that all went well.
  const { pathname } = useLocation();
  const seenAt = useRef(pathname);
  const isWell = !isRunning && done === items.length;
  useEffect(() => {
    if (pathname !== seenAt.current && isWell) setFolded(true);
    seenAt.current = pathname;
  }, [pathname, isWell]);
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isRunning]);
  if (items.length === 0) return null;
  const summary = isRunning
    ? t("files.importRunning", { done: items.length - open, all: items.length })
    : t("files.importFinished", { done, failed: items.length - done });
  return (
    <section className={styles.panel} aria-label={t("files.importPanel")} data-chrome>
      <div className={styles.head}>
        <span role="status" className={styles.summary}>
          {summary}
        </span>
        {isRunning && (
          <Button size="small" icon={<StopOutlined />} onClick={() => importQueue.stopAll()}>
            {t("files.importStopAll")}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={t(isFolded ? "files.importExpand" : "files.importMinimize")}
          aria-expanded={!isFolded}
          icon={isFolded ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setFolded(!isFolded)}
        />
        {!isRunning && (
          <Button
            size="small"
            type="text"
            aria-label={t("shell.close")}
            icon={<CloseOutlined />}
            onClick={() => importQueue.clear()}
          />
        )}
      </div>
      {isRunning && items.length > 1 && (
        <Progress
          className={styles.total ?? ""}
          percent={percentOf(items)}
          size="small"
          aria-label={t("files.importTotal")}
        />
      )}
      <div className={styles.list} ref={list} hidden={isFolded}>
        <ul style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const item = items[index];
            return (
              item && (
                <li
                  key={key}
                  data-index={index}
                  ref={virtualizer.measureElement}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                >
                  <ImportRow item={item} />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
};
