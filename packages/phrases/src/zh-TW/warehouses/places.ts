/** Titles of the pages of warehouses, for menu and tabs. */
export const places = {
  inventory: "試劑耗材",
  sample: "樣本",
  shelf: "位置",
  information: "資訊",
};
