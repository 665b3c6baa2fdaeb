import "./kernel/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { areaRoutes } from "./areas.ts";
import { frames } from "./kernel/frames.ts";
import { followConnection, queryClient } from "./kernel/queries.ts";
import { buildRouter } from "./kernel/router.tsx";
import { RoutesContext } from "./kernel/shell/routes-context.ts";
import { start } from "./kernel/start.ts";
import { StartFailed } from "./kernel/start-failed.tsx";
import { followUse } from "./kernel/telemetry.ts";
import { Appearance } from "./kernel/theme.tsx";

const root = createRoot(document.getElementById("root") as HTMLElement);

const openRouter = () => {
  const router = buildRouter(areaRoutes, frames);
  followUse(router);
  return router;
};

const show = async (): Promise<void> => {
  const problem = await start(areaRoutes);
  const page = problem ? (
    <StartFailed error={problem} onRetry={() => void show()} />
  ) : (
    <RouterProvider router={openRouter()} />
  );
  root.render(
    <StrictMode>
      <Appearance>
        <QueryClientProvider client={queryClient}>
          <RoutesContext value={areaRoutes}>{page}</RoutesContext>
        </QueryClientProvider>
      </Appearance>
    </StrictMode>,
  );
};

followConnection();
void show();
