import type { AreaRoute } from "../../kernel/area-route.ts";

export const accountsPublicRoutes: readonly AreaRoute[] = [
  {
    path: "/login",
    layout: "bare",
    isPlain: true,
    saysSignInWordsOnly: true,
    page: () => import("./pages/login.page.tsx"),
  },
  { path: "/register", layout: "bare", page: () => import("./pages/register.page.tsx") },
  { path: "/activate", layout: "bare", page: () => import("./pages/activate.page.tsx") },
  { path: "/reset_password", layout: "bare", page: () => import("./pages/reset-password.page.tsx") },
  { path: "/dev/outbox", layout: "bare", page: () => import("./pages/outbox.page.tsx") },
  { path: "/login/callback", layout: "bare", page: () => import("./pages/sso-callback.page.tsx") },
  { path: "/link_identity", layout: "bare", page: () => import("./pages/link-identity.page.tsx") },
  { path: "/i/$code", layout: "bare", page: () => import("./pages/join.page.tsx") },
  { path: "/left", layout: "bare", page: () => import("./pages/left.page.tsx") },
  { path: "/401", layout: "bare", page: () => import("./pages/ip-forbidden.page.tsx") },
  { path: "/403", layout: "bare", page: () => import("./pages/forbidden.page.tsx") },
  { path: "/404", layout: "bare", page: () => import("./pages/not-found.page.tsx") },
];
