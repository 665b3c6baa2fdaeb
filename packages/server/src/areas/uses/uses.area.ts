import { usesApi } from "@benchleaf/contract";
import { serverArea } from "../../kernel/area.ts";
import { bind } from "../../kernel/mount.ts";
import { documentsArea } from "../documents/documents.area.ts";
import { filesArea } from "../files/files.area.ts";
import { inventoryArea } from "../inventory/inventory.area.ts";
import { samplesArea } from "../samples/samples.area.ts";
import { warehousesArea } from "../warehouses/warehouses.area.ts";
import { pageUses } from "./page-uses.ts";

export const usesArea = serverArea({
  needs: {
    documents: documentsArea,
    files: filesArea,
    inventory: inventoryArea,
    samples: samplesArea,
    warehouses: warehousesArea,
  },
  open: ({ kernel }, { documents: { documents }, inventory, samples }) => ({
    uses: pageUses(kernel, { documents, materials: inventory.uses.within, samples: samples.uses }),
  }),
  routes: ({ uses }) => [
    bind(usesApi.list, ({ params }, { session }) => uses.list(session, params.fileId)),
    bind(usesApi.candidates, ({ query }, { session }) => uses.candidates(session, query.kind, query.search)),
    bind(usesApi.takeMaterial, ({ params, body }, { session }) =>
      uses.take(session, params.fileId, "material", body),
    ),
    bind(usesApi.takeSample, ({ params, body }, { session }) =>
      uses.take(session, params.fileId, "sample", body),
    ),
    bind(usesApi.giveBack, ({ params, body }, { session }) =>
      uses.giveBack(session, params.fileId, params.useId, body.reason),
    ),
  ],
});
