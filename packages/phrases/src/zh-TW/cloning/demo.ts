/** The demo lab's cloning workspaces. */
export const demo = { bench: "scFv 選殖進 pET-28a(+)", linear: "啟動子替換：35S → AtRbcS2B" } as const;
