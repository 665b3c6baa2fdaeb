import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"inventory"> = {
  "material.number": "Number",
  "material.name": "Name|Material",
  "material.kind": "Type|Kind|Category",
  "material.cas": "CAS number|CAS",
  "material.brand": "Brand",
  "material.catalogNumber": "Catalog number|Catalogue number",
  "material.specification": "Specification",
  "material.storage": "Storage",
  "material.unit": "Unit",
  "material.amount": "Amount|Quantity",
  "material.batchNo": "Batch number|Lot",
  "material.expirationDay": "Expiry date",
  "material.place": "Location",
  "material.lowQuantity": "Low stock below",
  "material.note": "Note",
};
