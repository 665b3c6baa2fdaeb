import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { contractAsCalled } from "./contract-as-called.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;

/** Workspace packages hold declarations only; without this every area's words and rows ride along everywhere. */
const hasNoSideEffects = (id: string): boolean => /packages\/(contract|phrases|bio)\/src\//.test(id);

/**
 * Which modules travel together, by `scripts/plan-web-parts.mjs`: a few large files instead of a hundred small ones.
 * A part is what its plan names, and not all that those modules import, whether anything of it is used or not.
 */
const readParts = () => {
  if (process.env.WITHOUT_PARTS) return {};
  const root = join(import.meta.dirname, "../../");
  const parts = JSON.parse(readFileSync(join(import.meta.dirname, "parts.json"), "utf8")) as Record<
    string,
    string[]
  >;
  const groups = Object.entries(parts).map(([name, modules], index) => {
    const own = new Set(modules.map((module) => (module.startsWith("\0") ? module : root + module)));
    return { name, priority: 10 - index, test: (id: string) => own.has(id) };
  });
  return { includeDependenciesRecursively: false, groups };
};

/** What the PDF program fetches by name: tables of Asian characters, the fourteen fonts, decoders of images. */
const besidePdf = (): Plugin => ({
  name: "beside-pdf",
  generateBundle() {
    const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
    for (const folder of ["cmaps", "standard_fonts", "wasm"]) {
      for (const name of readdirSync(join(home, folder))) {
        const fileName = `assets/pdfjs-${version}/${folder}/${name}`;
        this.emitFile({ type: "asset", fileName, source: readFileSync(join(home, folder, name)) });
      }
    }
  },
});

/**
 * Each menu and dialog of antd imports the context of forms, and through the package's index would load forms on
 * pages that have none.
 */
const formContextAlone = (): Plugin => ({
  name: "form-context-alone",
  enforce: "pre",
  resolveId(source, importer) {
    if (source !== "@rc-component/form" || !importer?.endsWith("/antd/es/form/context.js")) return null;
    return this.resolve("@rc-component/form/es/FormContext", importer, { skipSelf: true });
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractAsCalled(), formContextAlone(), besidePdf()],
  // Readers of files are parts of their own within a worker, too.
  worker: { format: "es" },
  resolve: {
    alias: [
      { find: /^\.\/useScrollLocker$/, replacement: `${import.meta.dirname}/src/kernel/no-scroll-lock.ts` },
      {
        find: /^\.\.\/tooltip\/UniqueProvider$/,
        replacement: `${import.meta.dirname}/src/kernel/no-shared-tooltip.ts`,
      },
    ],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // Inline data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    // Every browser that reads es2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    // What travels is bounded by scripts/check-bundle-size.mjs.
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      checks: { ineffectiveDynamicImport: false },
      input: ["index", "stage-word", "stage-slides"].map((name) => `${import.meta.dirname}/${name}.html`),
      // The entry names every chunk, and each character of a hash weighs on the sign-in page.
      output: {
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: readParts(),
      },
      treeshake: { moduleSideEffects: (id) => (hasNoSideEffects(id) ? false : undefined) },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? "5173"),
    proxy: Object.fromEntries(
      ["/app", "/healthz", "/readyz"].map((path) => [path, { target: server, ws: true }]),
    ),
  },
});
