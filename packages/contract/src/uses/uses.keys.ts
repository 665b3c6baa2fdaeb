import { areaKeys } from "../foundation/area-keys.ts";

/** What the uses on pages add to the registries. */
export const usesKeys = areaKeys({
  problems: {
    "use.not.found": 404,
    "use.returned": 409,
    /** The block has taken something that was not returned yet. */
    "use.taken": 409,
    /** The page has no such block, or the server has not got it yet. */
    "use.block.not.found": 404,
  },
  objects: ["pageUse"],
  trail: ["pageUse.take", "pageUse.return"],
});
