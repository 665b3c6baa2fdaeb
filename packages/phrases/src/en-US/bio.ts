export const bio = {} as const;
