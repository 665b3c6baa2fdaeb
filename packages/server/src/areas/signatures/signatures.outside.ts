import type { Id, SignatureMeaning } from "@benchleaf/contract";
import type { OutsideRule } from "../../kernel/outside-events.ts";
import { toldFiles } from "../files/files.service.ts";

interface Signed {
  readonly objectType: string;
  readonly objectId: Id;
  readonly version: number;
  readonly meaning: SignatureMeaning;
}

export const signaturesOutside: readonly OutsideRule[] = [
  {
    event: "signature.signed",
    name: "file.signed",
    tell: async (q, { data }) => {
      const { objectType, objectId, version, meaning } = data as Signed;
      const told = objectType === "file" ? await toldFiles(q, [objectId]) : null;
      return told && { ...told, version, meaning };
    },
  },
];
