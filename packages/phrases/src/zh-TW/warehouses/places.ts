/** Titles of the warehouse pages, for the menu and tabs. */
export const places = {
  inventory: "試劑耗材",
  sample: "樣本",
  shelf: "位置",
  information: "資訊",
};
