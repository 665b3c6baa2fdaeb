/** The demo lab's cloning workspaces. */
export const demo = { bench: "scFv into pET-28a(+)", linear: "Promoter swap: 35S to AtRbcS2B" } as const;
