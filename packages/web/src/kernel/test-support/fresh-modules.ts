import { afterAll, vi } from "vitest";

// Runs before each file of tests. Files share a worker, and with it the packages that they import; modules of our own
// are loaded again, since some of them hold state (the session, open dialogs) and some are loaded with a mocked antd.
vi.resetModules();

// A stubbed global such as `document` would change what the next file draws.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
