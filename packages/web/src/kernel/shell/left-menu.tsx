import {
  DeleteOutlined,
  EllipsisOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  PushpinFilled,
  PushpinOutlined,
} from "@ant-design/icons";
import { Link, useLocation } from "@tanstack/react-router";
import { Button, Popover } from "antd";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { useBrandName, useGlobalConfig } from "../brand.ts";
import { isBelow, isOffered, type MenuEntry, menuOf } from "../gates.ts";
import { currentVisitor } from "../router.tsx";
import { useTranslation } from "../translation.ts";
import { parsePersistedList, usePersistedState } from "../use-persisted-state.ts";
import { foldMenu } from "./fold-menu.ts";
import styles from "./left-menu.module.css";
import { useRoutes } from "./routes-context.ts";

const TRASH = "/personal/trash";
/** What a place takes of the height in px, with its gap: icon above word, or both in a row. */
const HEIGHT = { narrow: 58, wide: 42 } as const;

interface EntryProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isActive: boolean;
}

const Entry = ({ to, label, icon, isActive }: EntryProps) => (
  <Link
    to={to}
    className={styles.entry}
    data-menu={to}
    data-active={isActive ? "yes" : "no"}
    {...(isActive ? { "aria-current": "page" as const } : {})}
  >
    <span aria-hidden="true">{icon}</span>
    <span>{label}</span>
  </Link>
);

/** How many places fit into the element, followed while the window changes. */
const usePlaces = (isWide: boolean) => {
  const list = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { list, places: Math.floor(height / (isWide ? HEIGHT.wide : HEIGHT.narrow)) };
};

interface MoreProps {
  readonly entries: readonly MenuEntry[];
  readonly pinned: ReadonlySet<string>;
  readonly onPin: (path: string) => void;
}

/** The entries that do not fit, and those that are pinned. */
const More = ({ entries, pinned, onPin }: MoreProps) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const panel = (
    <ul className={styles.more}>
      {entries.map(({ path, menu }) => {
        const isPinned = pinned.has(path);
        const name = t(menu.label);
        return (
          <li key={path}>
            <Link to={path} onClick={() => setOpen(false)}>
              <span aria-hidden="true">{menu.icon}</span> {name}
            </Link>
            <Button
              type="text"
              size="small"
              aria-pressed={isPinned}
              aria-label={t(isPinned ? "shell.unpin" : "shell.pin", { name })}
              title={t(isPinned ? "shell.unpin" : "shell.pin", { name })}
              icon={isPinned ? <PushpinFilled /> : <PushpinOutlined />}
              onClick={() => onPin(path)}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger="click" placement="rightBottom" content={panel}>
      <button type="button" className={styles.entry} aria-expanded={isOpen}>
        <span aria-hidden="true">
          <EllipsisOutlined />
        </span>
        <span>{t("shell.morePlaces")}</span>
      </button>
    </Popover>
  );
};

/** Links by weight, in groups; 65 px wide with the label below the icon, or 200 px with labels next to the icons. */
export const LeftMenu = () => {
  const t = useTranslation();
  const brand = useBrandName();
  const config = useGlobalConfig();
  const { pathname } = useLocation();
  const routes = useRoutes();
  const visitor = currentVisitor();
  const isRow = useMedia("(max-width: 640px)");
  const [isKeptWide, keepWide] = usePersistedState("benchleaf-menu-wide", (text) => text === "true");
  const [pinnedPaths, keepPinned] = usePersistedState("benchleaf-menu-pinned", parsePersistedList);
  const isWide = isKeptWide && !isRow;
  const { list, places } = usePlaces(isWide);
  const entries = menuOf(routes, visitor);
  const pinned = new Set(pinnedPaths);
  const { shown, folded } = foldMenu(entries, isRow ? entries.length : places, pinned);
  const hasTrash = routes.some((route) => route.path === TRASH && isOffered(route, visitor));
  const pin = (path: string) =>
    keepPinned(pinned.has(path) ? pinnedPaths.filter((one) => one !== path) : [...pinnedPaths, path]);
  const fold = t(isWide ? "shell.narrowMenu" : "shell.widenMenu");
  useLayoutEffect(() => {
    document.documentElement.style.setProperty("--menu-width", isWide ? "200px" : "65px");
  }, [isWide]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another active entry.
  useEffect(() => {
    if (isRow)
      list.current
        ?.querySelector("[data-active=yes]")
        ?.scrollIntoView({ inline: "nearest", block: "nearest" });
  }, [isRow, pathname, list]);
  return (
    <nav
      className={styles.menu}
      aria-label={t("shell.mainMenu")}
      data-wide={isWide ? "yes" : "no"}
      data-chrome
    >
      <Link to="/homepage" className={styles.mark} aria-label={brand}>
        <img src={config?.menuLogo ?? "/favicon.svg"} alt="" />
        {isWide && <span>{brand}</span>}
      </Link>
      <div ref={list} className={styles.places}>
        {shown.map(({ path, menu }, index) => (
          <Fragment key={path}>
            {index > 0 && menu.group !== shown[index - 1]?.menu.group && <hr className={styles.line} />}
            <Entry to={path} label={t(menu.label)} icon={menu.icon} isActive={isBelow(pathname, path)} />
          </Fragment>
        ))}
        {folded.length > 0 && <More entries={entries} pinned={pinned} onPin={pin} />}
      </div>
      {hasTrash && (
        <Entry
          to={TRASH}
          label={t("shell.trash")}
          icon={<DeleteOutlined />}
          isActive={isBelow(pathname, TRASH)}
        />
      )}
      {!isRow && (
        <button
          type="button"
          className={styles.fold}
          aria-label={fold}
          title={fold}
          aria-pressed={isWide}
          onClick={() => keepWide(!isWide)}
        >
          {isWide ? <MenuFoldOutlined aria-hidden="true" /> : <MenuUnfoldOutlined aria-hidden="true" />}
        </button>
      )}
    </nav>
  );
};
