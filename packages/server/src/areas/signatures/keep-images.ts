import {
  type AuditAction,
  type Id,
  MAX_SIGNATURES,
  type Signature,
  type SignatureKind,
} from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { readPicture } from "../../kernel/picture.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentSignature } from "./signatures.present.ts";
import * as store from "./signatures.store.ts";

/** @throws signature.not.found */
export const imageAnswer = (found: store.ImageRow | undefined): FileAnswer => {
  if (found === undefined) throw problem("signature.not.found");
  const fileName = found.content_type === "image/png" ? "signature.png" : "signature.jpg";
  return { fileName, contentType: found.content_type, body: found.bytes };
};

/** A person's signature images. No one else sees or uses them. */
export const storeImages = ({ database, storage, audit }: Kernel) => {
  const change = (
    scope: Scope,
    id: Id,
    action: AuditAction,
    work: (...given: Parameters<typeof store.removeSignature>) => ReturnType<typeof store.removeSignature>,
  ): Promise<Signature> =>
    database.write(scope, async (tx) => {
      const row = await work(tx, id);
      if (row === undefined) throw problem("signature.not.found");
      await audit.record(tx, scope, {
        action,
        objectType: "signature",
        objectId: id,
        after: { name: row.name },
      });
      return presentSignature(row);
    });

  return {
    list: (scope: Scope): Promise<Signature[]> =>
      database.read(scope, async (q) => (await store.listSignatures(q)).map(presentSignature)),

    create: (scope: Scope, given: { name: string; kind: SignatureKind; uuid: string }): Promise<Signature> =>
      database.write(scope, async (tx) => {
        const { bytes } = await storage.take(tx, given.uuid, scope);
        const { contentType } = readPicture(bytes);
        const row = await store.insertSignature(tx, { ...given, bytes, contentType, most: MAX_SIGNATURES });
        if (row === undefined) throw problem("signature.limit.exceed", { limit: MAX_SIGNATURES });
        await audit.record(tx, scope, {
          action: "signature.create",
          objectType: "signature",
          objectId: row.id,
          after: { name: row.name, kind: row.kind },
        });
        return presentSignature(row);
      }),

    rename: (scope: Scope, id: Id, name: string): Promise<Signature> =>
      change(scope, id, "signature.rename", (tx) => store.renameSignature(tx, id, name)),

    async remove(scope: Scope, id: Id): Promise<null> {
      await change(scope, id, "signature.remove", store.removeSignature);
      return null;
    },

    image: async (scope: Scope, id: Id): Promise<FileAnswer> =>
      imageAnswer(await database.read(scope, (q) => store.findImage(q, id))),
  };
};
