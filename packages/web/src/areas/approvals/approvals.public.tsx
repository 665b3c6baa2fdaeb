import { lazyPage } from "../../kernel/lazy-page.tsx";

/** How each kind of submission is approved in a part of the team; loaded when it is shown. */
export const Processes = lazyPage<{ readonly scope: import("@benchleaf/contract").ApprovalScope | null }>(
  async () => ({ default: (await import("./parts/processes.tsx")).Processes }),
);
