import type { Id, SubjectKind } from "@benchleaf/contract";
import type { Subject } from "../../kernel/subjects.ts";

declare module "../../kernel/events.ts" {
  interface EventData {
    "subject.tag": { readonly subject: Subject };
    "subject.link": { readonly subject: Subject };
    "subject.unlink": { readonly subject: Subject };
    "subject.attach": { readonly subject: Subject };
    "subject.detach": { readonly subject: Subject };
    /** Records changed in their own area; followers are notified. */
    "subject.changed": { readonly kind: SubjectKind; readonly ids: readonly Id[] };
  }
}
