import { useEffect } from "react";
import { useBrandName } from "./brand.ts";
import { createStore, useStore } from "./store.ts";

/** One place on the way to where the reader is. */
export interface Crumb {
  readonly label: string;
  /** Absent on the place itself. */
  readonly to?: string;
  readonly search?: Record<string, string | undefined>;
}

const crumbs = createStore<readonly Crumb[]>([]);

/** What the header shows as the way here, and the last of it in the browser's title. */
export const useBreadcrumbs = (path: readonly Crumb[]): void => {
  const brand = useBrandName();
  const written = JSON.stringify(path);
  useEffect(() => {
    const next = JSON.parse(written) as Crumb[];
    crumbs.set(next);
    const here = next.at(-1)?.label;
    if (here) document.title = `${here} · ${brand}`;
    return () => crumbs.set([]);
  }, [written, brand]);
};

/** The way to the page that is shown, from the outside in. */
export const useVisibleBreadcrumbs = (): readonly Crumb[] => useStore(crumbs);
