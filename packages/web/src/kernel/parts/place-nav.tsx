import { Link, useLocation } from "@tanstack/react-router";
import styles from "./place-nav.module.css";

interface PlaceNavProps {
  readonly label: string;
  readonly places: readonly { readonly path: string; readonly label: string }[];
}

/** One line of links between pages that belong together. */
export const PlaceNav = ({ label, places }: PlaceNavProps) => {
  const { pathname } = useLocation();
  return (
    <nav className={styles.places} aria-label={label}>
      {places.map((place) => (
        <Link
          key={place.path}
          to={place.path}
          className={styles.place}
          activeOptions={{ exact: true }}
          {...(place.path === pathname ? { "aria-current": "page" as const } : {})}
        >
          {place.label}
        </Link>
      ))}
    </nav>
  );
};
