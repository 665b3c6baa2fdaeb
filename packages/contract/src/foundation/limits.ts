/** Figures of the product that server and web share. Units stand in the names; plain counts have none. */

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
