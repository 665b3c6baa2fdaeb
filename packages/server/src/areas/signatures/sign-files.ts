import type { FileKind, Id, SignatureRecord } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile, pinSignedVersion } from "../files/files.service.ts";
import type { DigestOf } from "../files/kinds.service.ts";
import type { Signable, SignaturesService, SignInput } from "./signatures.service.ts";

const nothing: DigestOf = async () => undefined;

/** Signing versions of files. Users who may read a file may sign it; the meaning gives their role. */
export const signFiles = (
  { database }: Kernel,
  signatures: SignaturesService,
  digestOf: (kind: FileKind) => DigestOf | undefined,
) => {
  /** @throws projectFile.not.found, fileAsset.no.read.permission */
  const openSignable = async (q: Queries, fileId: Id): Promise<Signable> => {
    const { kind } = await openFile(q, fileId);
    return { objectType: "file", objectId: fileId, digestOf: digestOf(kind) ?? nothing };
  };

  return {
    sign: (session: Session, fileId: Id, input: SignInput): Promise<SignatureRecord> =>
      database.write(session, async (tx) => {
        const record = await signatures.sign(tx, session, await openSignable(tx, fileId), input);
        await pinSignedVersion(tx, fileId, input.version);
        return record;
      }),

    list: (scope: Scope, fileId: Id): Promise<SignatureRecord[]> =>
      database.read(scope, async (q) => signatures.verify(q, await openSignable(q, fileId))),

    image: (scope: Scope, fileId: Id, recordId: Id): Promise<FileAnswer> =>
      database.read(scope, async (q) => signatures.image(q, await openSignable(q, fileId), recordId)),
  };
};
export type SignFiles = ReturnType<typeof signFiles>;
