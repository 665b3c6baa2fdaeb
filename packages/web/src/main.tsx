import "./kernel/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { frames } from "./kernel/frames.ts";
import { dropSecondClicks } from "./kernel/one-click-a-frame.ts";
import { followConnection, queryClient } from "./kernel/queries.ts";
import { buildRouter } from "./kernel/router.tsx";
import { RoutesContext } from "./kernel/shell/routes-context.ts";
import { start } from "./kernel/start.ts";
import { StartFailed } from "./kernel/start-failed.tsx";
import { followUse } from "./kernel/telemetry.ts";
import { Appearance } from "./kernel/theme.tsx";
import { publicRoutes } from "./public-routes.ts";

dropSecondClicks();

const root = createRoot(document.getElementById("root") as HTMLElement);

const openPage = async (): Promise<ReactNode> => {
  try {
    const routes = await start({ publicRoutes, loadRoutes: () => import("./area-routes.ts") });
    const router = buildRouter(routes, frames);
    followUse(router);
    return (
      <RoutesContext value={routes}>
        <RouterProvider router={router} />
      </RoutesContext>
    );
  } catch (problem) {
    return <StartFailed error={problem} onRetry={() => void show()} />;
  }
};

const show = async (): Promise<void> => {
  const page = await openPage();
  root.render(
    <StrictMode>
      <Appearance>
        <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
      </Appearance>
    </StrictMode>,
  );
};

followConnection();
void show();
