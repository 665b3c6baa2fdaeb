import { type CurrentUser, TEAM_OWNER } from "@benchleaf/contract";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useParams,
  useSearch,
} from "@tanstack/react-router";
import type { ComponentType, FunctionComponent, LazyExoticComponent, ReactNode } from "react";
import type { AreaRoute } from "./area-route.ts";
import { features, visibleFeatures } from "./features.ts";
import { checkAccess, isSmallDevice, redirectFor, type Visitor } from "./gates.ts";
import { lazyPage } from "./lazy-page.tsx";
import { session } from "./session.ts";

export type { AreaRoute } from "./area-route.ts";

/** The parameters of the address, e.g. `const { sequenceId } = usePathParams<"sequenceId">()`. */
export const usePathParams = <Name extends string>(): Record<Name, string> =>
  useParams({ strict: false }) as Record<Name, string>;

/** The query of the address as text, without what is absent. */
export const useQueryParams = (): Readonly<Record<string, string | undefined>> => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return Object.fromEntries(
    Object.entries(search).map(([key, value]) => [key, value === undefined ? undefined : String(value)]),
  );
};

const rolesOf = (user: CurrentUser | undefined): string[] =>
  user === undefined
    ? []
    : [...user.roles.map(({ roleKey }) => roleKey), ...(user.userId === user.ownerId ? [TEAM_OWNER] : [])];

/** Who the page is drawn for now. */
export const currentVisitor = (): Visitor => ({
  authorities: session.get()?.user.authorities ?? null,
  roles: rolesOf(session.get()?.user),
  features: features.get(),
  shownFeatures: visibleFeatures.get(),
  isSmallDevice: isSmallDevice(),
});

/** Query values are plain text, so that ids of many digits stay what they are. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>): string => {
  const kept = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const text = new URLSearchParams(kept.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
};

type Frame = FunctionComponent | LazyExoticComponent<FunctionComponent>;

/** What is rendered around and instead of pages. */
export interface Frames {
  readonly shell: Frame;
  readonly forbidden: FunctionComponent;
  readonly notFound: FunctionComponent;
  readonly useAComputer: Frame;
  readonly failed: FunctionComponent<{ error: unknown; reset: () => void }>;
  readonly pending: FunctionComponent;
}

const Gated = ({ route, page: Page, frames }: { route: AreaRoute; page: ComponentType; frames: Frames }) => {
  const verdict = checkAccess(route, currentVisitor());
  if (verdict === "forbidden") return <frames.forbidden />;
  if (verdict === "not-found") return <frames.notFound />;
  if (verdict === "use-a-computer") return <frames.useAComputer />;
  return verdict === "open" ? <Page /> : null;
};

/** A page without the shell, which brings the look of the component library for all within it. */
const themedPage =
  ({ page }: AreaRoute): AreaRoute["page"] =>
  async () => {
    const [{ Themed }, { default: Page }] = await Promise.all([import("./theme.tsx"), page()]);
    return {
      default: () => (
        <Themed>
          <Page />
        </Themed>
      ),
    };
  };

const gatedPage = (route: AreaRoute, frames: Frames): (() => ReactNode) => {
  const isThemed = route.layout === "bare" && !route.isPlain;
  const page = lazyPage(isThemed ? themedPage(route) : route.page, route);
  return () => <Gated route={route} page={page} frames={frames} />;
};

/** Builds the router from the areas' routes, with access checks before every page. */
export const buildRouter = (routes: readonly AreaRoute[], frames: Frames) => {
  const root = createRootRoute({ component: Outlet, notFoundComponent: frames.notFound });
  const shell = createRoute({ getParentRoute: () => root, id: "shell", component: frames.shell });
  const build = (route: AreaRoute) =>
    createRoute({
      getParentRoute: () => (route.layout === "bare" ? root : shell),
      path: route.path,
      component: gatedPage(route, frames),
      beforeLoad: ({ location }) => {
        const visitor = currentVisitor();
        if (checkAccess(route, visitor) === "sign-in")
          throw redirect({ to: "/login", search: { next: location.href }, replace: true });
        const elsewhere = redirectFor(route, routes, visitor);
        if (elsewhere === undefined) return;
        const search = elsewhere === route.onSmallDevices ? location.search : {};
        throw redirect({ to: elsewhere, search, replace: true });
      },
    });
  const index = createRoute({
    getParentRoute: () => root,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/homepage", replace: true });
    },
  });
  // Further routes are known only to signed-in users.
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: "$",
    component: frames.notFound,
    beforeLoad: ({ location }) => {
      if (session.get()) return;
      throw redirect({ to: "/login", search: { next: location.href }, replace: true });
    },
  });
  const inShell = routes.filter((route) => route.layout !== "bare").map(build);
  const bare = routes.filter((route) => route.layout === "bare").map(build);
  return createRouter({
    routeTree: root.addChildren([index, ...bare, shell.addChildren(inShell), elsewhere]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultErrorComponent: frames.failed,
    defaultNotFoundComponent: frames.notFound,
    defaultPendingComponent: frames.pending,
  });
};
