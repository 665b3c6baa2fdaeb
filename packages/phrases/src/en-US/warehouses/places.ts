/** Titles of the pages of warehouses, for menu and tabs. */
export const places = {
  inventory: "Inventory",
  sample: "Samples",
  shelf: "Locations",
  information: "Information",
};
