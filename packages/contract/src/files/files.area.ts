import { filesApi } from "./files.api.ts";
import { linksApi } from "./links.api.ts";
import { marksApi } from "./marks.api.ts";
import { organizeApi } from "./organize.api.ts";
import { sharingApi } from "./sharing.api.ts";
import { trashApi } from "./trash.api.ts";
import { uploadsApi } from "./uploads.api.ts";

export * from "./file-kinds.ts";
export * from "./file-names.ts";
export * from "./file-updates.ts";
export * from "./files.api.ts";
export * from "./files.schema.ts";
export * from "./links.api.ts";
export * from "./marks.api.ts";
export * from "./organize.api.ts";
export * from "./sharing.api.ts";
export * from "./trash.api.ts";
export * from "./uploads.api.ts";

/** The endpoints of this area. */
export const filesRows = {
  ...filesApi,
  ...organizeApi,
  ...marksApi,
  ...uploadsApi,
  ...sharingApi,
  ...linksApi,
  ...trashApi,
};
