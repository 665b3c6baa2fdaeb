import { afterAll, vi } from "vitest";

// Runs before each file of tests. Files share a worker, and with it the packages that they import. Modules of the web
// are loaded again, since some of them hold state (the session, open dialogs) and some are loaded with a mocked antd;
// contract, bio and phrases hold none, and take most of the time of loading.

/** What vitest keeps of each module that it has loaded; `vi.resetModules` resets all of them. */
interface LoadedModule {
  promise: unknown;
  exports: unknown;
  evaluated: boolean;
  importers: Set<string>;
}

const { __vitest_worker__: worker } = globalThis as {
  __vitest_worker__?: { evaluatedModules?: { idToModuleMap?: Map<string, LoadedModule> } };
};
const loaded = worker?.evaluatedModules?.idToModuleMap;
// Another version of vitest may hold its modules elsewhere: slower then, but right.
if (loaded === undefined) vi.resetModules();
else
  for (const [id, module] of loaded) {
    if (!id.includes("/packages/web/")) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }

// A stubbed global such as `document` would change what the next file draws.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
