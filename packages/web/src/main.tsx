import "./kernel/base.css";
import "./kernel/touch.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type PropsWithChildren, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { useAppearance } from "./kernel/appearance.ts";
import { frames } from "./kernel/frames.ts";
import { prepareFirstPage } from "./kernel/load-first-page.ts";
import { dropSecondClicks } from "./kernel/one-click-a-frame.ts";
import { followConnection, queryClient } from "./kernel/queries.ts";
import { buildRouter, currentVisitor } from "./kernel/router.tsx";
import { AreasContext } from "./kernel/shell/areas-context.ts";
import { RoutesContext } from "./kernel/shell/routes-context.ts";
import { start } from "./kernel/start.ts";
import { StartFailed } from "./kernel/start-failed.tsx";
import { followUse } from "./kernel/telemetry.ts";
import { publicRoutes } from "./public-routes.ts";

dropSecondClicks();

const root = createRoot(document.getElementById("root") as HTMLElement);

const openPage = async (): Promise<ReactNode> => {
  try {
    const { routes, areas } = await start({ publicRoutes, loadAreas: () => import("./every-area.ts") });
    // What it cannot load is asked for again, and reported, by the page itself.
    prepareFirstPage(routes, currentVisitor(), location).catch(() => undefined);
    const router = buildRouter(routes, frames);
    followUse(router);
    return (
      <RoutesContext value={routes}>
        <AreasContext value={areas}>
          <RouterProvider router={router} />
        </AreasContext>
      </RoutesContext>
    );
  } catch (problem) {
    return <StartFailed error={problem} onRetry={() => void show()} />;
  }
};

const Document = ({ children }: PropsWithChildren) => {
  useAppearance();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};

const show = async (): Promise<void> => {
  const page = await openPage();
  root.render(
    <StrictMode>
      <Document>{page}</Document>
    </StrictMode>,
  );
};

followConnection();
void show();
