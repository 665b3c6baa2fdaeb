import { filesApi, type LabFile, type SearchHit, searchApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AreaRoute, NamedPlace } from "../area-route.ts";
import { call } from "../client.ts";
import { addressOfFile, linkOfAddress } from "../file-address.ts";
import { isOffered } from "../gates.ts";
import { addressOfHit } from "../hit-address.ts";
import { pageActions } from "../page-actions.ts";
import { currentVisitor } from "../router.tsx";
import { hasPermission } from "../session.ts";
import type { Shortcut } from "../shortcut.ts";
import { useTranslation } from "../translation.ts";
import { useDebounced } from "../use-debounced.ts";
import { useRoutes } from "./routes-context.ts";
import { createsOf } from "./use-creates.ts";
import { useIsInstanceOwner } from "./use-instance-owner.ts";

interface Link {
  readonly group: "menus" | "creates" | "files" | "records" | "contents";
  readonly to: string;
  readonly search: Record<string, string>;
  readonly hash?: string;
  /** The matching text of the file. */
  readonly says?: string;
}

const SHOWN_HITS = 6;
/** Of each kind. */
const SHOWN_RECORDS = 4;

/** A link to a page, or something to do on the page that is open. */
export type PaletteEntry = { readonly key: string; readonly label: string } & (
  | Link
  | { readonly group: "actions"; readonly shortcut?: Shortcut; readonly run: () => void }
);

const matches = (label: string, text: string): boolean =>
  label.toLocaleLowerCase().includes(text.toLocaleLowerCase());

const fileEntry = (file: LabFile): PaletteEntry => ({
  key: `file-${file.id}`,
  group: "files",
  label: file.name,
  ...addressOfFile(file),
});

const hitEntry = (hit: SearchHit): PaletteEntry => ({
  key: `hit-${hit.file.id}`,
  group: "contents",
  label: hit.file.name,
  says: hit.snippet.map(({ text }) => text).join(""),
  ...addressOfHit(hit),
});

/** Files with the text; a previous search is cancelled. */
const useHits = (search: string): readonly SearchHit[] => {
  const found = useQuery({
    queryKey: ["palette-hits", search],
    queryFn: ({ signal }) =>
      call(searchApi.search, { query: { q: search, limit: SHOWN_HITS * 2 } }, { signal }),
    enabled: search.length > 1 && hasPermission("PROJECT_READ"),
    placeholderData: (before) => before,
  });
  return search.length > 1 ? (found.data?.records ?? []) : [];
};

/** Samples, materials and other records whose name or number has the text, in addition to files. */
const useRecords = (search: string): readonly PaletteEntry[] => {
  const found = useQuery({
    queryKey: ["palette-records", search],
    queryFn: ({ signal }) =>
      call(searchApi.records, { query: { q: search, limit: SHOWN_RECORDS } }, { signal }),
    enabled: search.length > 1,
    placeholderData: (before) => before,
  });
  if (search.length < 2) return [];
  return (found.data ?? []).map(({ kind, id, name, address }) => ({
    key: `${kind}-${id}`,
    group: "records",
    label: name,
    ...linkOfAddress(address),
  }));
};

const useNamedPlaces = (open: readonly AreaRoute[]): readonly NamedPlace[] => {
  const named = open.filter(({ places }) => places !== undefined);
  const found = useQuery({
    queryKey: ["palette-places", named.map(({ path }) => path).join(" ")],
    queryFn: async () =>
      (await Promise.all(named.map(({ places }) => places?.()))).flatMap((one) => one?.namedPlaces ?? []),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return found.data ?? [];
};

/**
 * Actions of the open page, menu entries and create actions with matching names, files, samples and materials by
 * name, then files by content, and last the link to the search page.
 */
export const usePaletteEntries = (text: string): PaletteEntry[] => {
  const t = useTranslation();
  const routes = useRoutes();
  const search = useDebounced(text.trim());
  const found = useQuery({
    queryKey: ["palette", search],
    queryFn: ({ signal }) => call(filesApi.find, { query: { search, limit: 10 } }, { signal }),
    enabled: search.length > 0 && hasPermission("PROJECT_READ"),
    placeholderData: (before) => before,
  });
  const hits = useHits(search);
  const records = useRecords(search);
  // As they are when the palette opens; none changes while it is open.
  const [actions] = useState(pageActions);
  const visitor = currentVisitor();
  const isInstanceOwner = useIsInstanceOwner();
  const open = routes.filter(
    (route) =>
      isOffered(route, visitor) && route.layout !== "bare" && (!route.isForInstanceOwner || isInstanceOwner),
  );
  const menus = open.flatMap((route): PaletteEntry[] => {
    const label = route.menu?.label ?? route.title;
    if (!label || route.path.includes("$")) return [];
    return [{ key: `menu-${route.path}`, group: "menus", label: t(label), to: route.path, search: {} }];
  });
  // Keyboard actions of the open page are among its actions.
  const offered = new Set(actions.map(({ key }) => key));
  const places = useNamedPlaces(open)
    .filter(
      ({ to, permission, feature }) =>
        !offered.has(to) &&
        (!permission || hasPermission(permission)) &&
        (!feature || visitor.shownFeatures.has(feature)),
    )
    .map(
      ({ label, to }): PaletteEntry => ({
        key: `menu-${to}`,
        group: "menus",
        label: t(label),
        to,
        search: {},
      }),
    );
  const creates = createsOf(open).map(
    ({ label, to, search: query }): PaletteEntry => ({
      key: `create-${label}`,
      group: "creates",
      label: t(label),
      to,
      search: query ?? {},
    }),
  );
  const files = text.trim() === "" ? [] : (found.data ?? []).map(fileEntry);
  const own = actions.map(
    (action): PaletteEntry => ({ ...action, group: "actions", key: `action-${action.key}` }),
  );
  const named = [...own, ...menus, ...places, ...creates].filter(({ label }) => matches(label, text.trim()));
  const shownFiles = new Set(files.map(({ key }) => key));
  const contents =
    text.trim() === "" || !hasPermission("PROJECT_READ")
      ? []
      : [
          ...hits
            .filter(({ file }) => !shownFiles.has(`file-${file.id}`))
            .slice(0, SHOWN_HITS)
            .map(hitEntry),
          {
            key: "everything",
            group: "contents" as const,
            label: t("shell.paletteEverything", { text: text.trim() }),
            to: "/search",
            search: { q: text.trim() },
          },
        ];
  return [...named, ...files, ...records, ...contents];
};
