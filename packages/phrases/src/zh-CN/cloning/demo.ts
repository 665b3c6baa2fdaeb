/** The demo lab's cloning workspaces. */
export const demo = { bench: "scFv 克隆进 pET-28a(+)", linear: "启动子替换：35S → AtRbcS2B" } as const;
