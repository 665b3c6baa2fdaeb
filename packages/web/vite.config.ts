import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;

/** Workspace packages hold declarations only; without this every area's words and rows ride along everywhere. */
const hasNoSideEffects = (id: string): boolean => /packages\/(contract|phrases|bio)\/src\//.test(id);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^\.\/useScrollLocker$/, replacement: `${import.meta.dirname}/src/kernel/no-scroll-lock.ts` },
    ],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // Inline data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    rollupOptions: { treeshake: { moduleSideEffects: (id) => (hasNoSideEffects(id) ? false : undefined) } },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? "5173"),
    proxy: Object.fromEntries(["/app", "/healthz", "/readyz"].map((path) => [path, { target: server }])),
  },
});
