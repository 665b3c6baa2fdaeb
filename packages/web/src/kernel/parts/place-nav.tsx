import { DownOutlined } from "@ant-design/icons";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "../translation.ts";
import styles from "./place-nav.module.css";
import { useFold, useOpenList } from "./use-fold.ts";

interface Place {
  readonly path: string;
  readonly label: ReactNode;
  readonly search?: Record<string, string>;
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly isCurrent?: boolean;
  readonly isFolded?: boolean;
  readonly onClick?: () => void;
}

const PlaceLink = ({ place, isCurrent = false, isFolded = false, onClick }: PlaceLinkProps) => (
  <Link
    to={place.path}
    search={place.search ?? {}}
    className={styles.place}
    activeOptions={{ exact: true, includeSearch: false }}
    data-folded={isFolded ? "yes" : "no"}
    aria-current={isCurrent ? "page" : undefined}
    {...(onClick ? { onClick } : {})}
  >
    {place.label}
  </Link>
);

/** Behind "more". */
const Folded = ({ places }: { readonly places: readonly Place[] }) => {
  const t = useTranslation();
  const { box, isOpen, setOpen, onKeyDown } = useOpenList();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the keys of the button and links within.
    <div ref={box} onKeyDown={onKeyDown}>
      <button type="button" className={styles.place} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("shell.morePlaces")} <DownOutlined aria-hidden="true" />
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {places.map((place) => (
            <li key={place.path}>
              <PlaceLink place={place} onClick={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

interface PlaceNavProps {
  readonly label: string;
  readonly places: readonly Place[];
  /** The path of the entry that the page belongs to; by default its own address. */
  readonly current?: string | undefined;
  /** Below another row, which it must not compete with. */
  readonly isInner?: boolean;
}

/** One line of links between related pages; what does not fit is after "more". */
export const PlaceNav = ({ label, places, current, isInner = false }: PlaceNavProps) => {
  const { pathname } = useLocation();
  const at = places.findIndex(({ path }) => path === (current ?? pathname));
  const { row, more, isShown } = useFold({ count: places.length, current: at, gap: isInner ? 4 : 20 });
  const folded = places.filter((_, index) => !isShown(index));
  return (
    <nav ref={row} className={isInner ? styles.inner : styles.places} aria-label={label} data-chrome>
      {places.map((place, index) => (
        <PlaceLink key={place.path} place={place} isCurrent={index === at} isFolded={!isShown(index)} />
      ))}
      <div ref={more} className={styles.more} data-folded={folded.length > 0 ? "no" : "yes"}>
        <Folded places={folded} />
      </div>
    </nav>
  );
};
