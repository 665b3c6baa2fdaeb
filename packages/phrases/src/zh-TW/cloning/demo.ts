/** The demo lab's cloning benches. */
export const demo = { bench: "scFv 選殖進 pET-28a(+)", linear: "啟動子替換：35S → AtRbcS2B" } as const;
