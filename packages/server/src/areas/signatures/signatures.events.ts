import type { AuditedObject, Id, SignatureMeaning } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "signature.signed": {
      readonly objectType: AuditedObject;
      readonly objectId: Id;
      readonly version: number;
      readonly meaning: SignatureMeaning;
    };
  }
}
