import { give, serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsHeir, trailNames } from "../tenants/tenants.service.ts";
import { sweepTrash } from "./empty-trash.ts";
import { filesNotices } from "./files.notices.ts";
import { filesOutside } from "./files.outside.ts";
import { filesRoutes } from "./files.routes.ts";
import { filesService, namesForTrail } from "./files.service.ts";
import { copyOf, fileKinds } from "./kinds.service.ts";
import { fileLinks } from "./links.service.ts";
import { markFiles } from "./mark-files.ts";
import { registerUploads, removeObjects, uploadDeeds } from "./register-uploads.ts";

export const filesArea = serverArea({
  needs: { access: accessArea, accounts: accountsArea, tenants: tenantsArea },
  notices: filesNotices,
  outside: filesOutside,
  open({ kernel }) {
    const files = filesService(kernel);
    const { bringTags } = markFiles(kernel, files);
    return { files, bringTags, links: fileLinks(kernel), bringUploads: registerUploads(kernel, files).bring };
  },
  gives: ({ files }) => [
    give(belongingsHeir, files.handOver),
    give(trailNames, { file: namesForTrail }),
    give(fileKinds, uploadDeeds),
  ],
  routes: ({ files, links }, { kernel, all }) =>
    filesRoutes(kernel, files, links, (kind) => copyOf(all(fileKinds), kind)),
  work(_, { kernel }) {
    sweepTrash(kernel);
    removeObjects(kernel);
  },
});
