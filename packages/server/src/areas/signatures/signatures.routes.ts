import { signaturesApi } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Binding, bind } from "../../kernel/mount.ts";
import { storeImages } from "./keep-images.ts";
import type { SignFiles } from "./sign-files.ts";

export const signaturesRoutes = (kernel: Kernel, files: SignFiles): Binding[] => {
  const images = storeImages(kernel);
  return [
    bind(signaturesApi.list, (_request, { session }) => images.list(session)),
    bind(signaturesApi.create, ({ body }, { session }) => images.create(session, body)),
    bind(signaturesApi.rename, ({ params, body }, { session }) =>
      images.rename(session, params.signatureId, body.name),
    ),
    bind(signaturesApi.remove, ({ params }, { session }) => images.remove(session, params.signatureId)),
    bind(signaturesApi.image, ({ params }, { session }) => images.image(session, params.signatureId)),
    bind(signaturesApi.signFile, ({ params, body }, { session }) => files.sign(session, params.fileId, body)),
    bind(signaturesApi.listOfFile, ({ params }, { session }) => files.list(session, params.fileId)),
    bind(signaturesApi.recordImage, ({ params }, { session }) =>
      files.image(session, params.fileId, params.signatureRecordId),
    ),
  ];
};
