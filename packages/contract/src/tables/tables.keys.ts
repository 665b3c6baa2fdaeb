import { areaKeys } from "../foundation/area-keys.ts";

/** What tables name for others: why one is refused, and what is wrong in a cell. */
export const tablesKeys = areaKeys({
  problems: {
    "table.import.not.found": 404,
    "table.import.busy": 409,
    "table.import.too.many": { status: 409, names: ["limit"] },
    "table.not.checked": 409,
    "table.kind.one.way": 422,
    "table.unreadable": { status: 422, names: ["fileName"] },
    "table.empty": 422,
    "table.too.large": { status: 422, names: ["limit"] },
    "table.rows.too.many": { status: 422, names: ["limit"] },
    "table.columns.too.many": { status: 422, names: ["limit"] },
    "table.cell.too.long": { status: 422, names: ["row", "limit"] },
    "table.column.missing": { status: 422, names: ["column"] },
    "table.cell.empty": 422,
    "table.cell.no.number": 422,
    "table.cell.no.date": 422,
    "table.cell.no.unit": 422,
    "table.cell.no.choice": { status: 422, names: ["choices"] },
    "table.cell.over": { status: 422, names: ["limit"] },
    "table.cell.twice": { status: 422, names: ["row"] },
  },
  objects: ["tableImport"],
  trail: ["table.import", "table.export"],
  followed: ["tableImport"],
});
