/** Titles of the warehouse pages, for the menu and tabs. */
export const places = {
  inventory: "试剂耗材",
  sample: "样本",
  shelf: "位置",
  information: "信息",
};
