import { areaKeys } from "../foundation/area-keys.ts";
import { libraryPermissions } from "./library-permissions.ts";

export const biolibraryKeys = areaKeys({
  problems: {
    "biolibrary.type.mismatch": 422,
    "biolibrary.name.exists": 409,
    "biolibrary.max.entity.exceeded": 409,
    "biolibrary.entity.not.found": 404,
    "biolibrary.entity.name.exists": 409,
    "biolibrary.entity.name.invalid": 422,
    "biolibrary.entity.name.empty": 422,
    "biolibrary.entity.name.too.long": 422,
    "biolibrary.entity.name.illegal.character": 422,
    "biolibrary.entity.name.duplicate": 409,
    "biolibrary.content.exists": 409,
    "biolibrary.content.invalid": 422,
    "biolibrary.content.empty": 422,
    "biolibrary.content.too.short": 422,
    "biolibrary.content.too.long": 422,
    "biolibrary.content.illegal.scope": 422,
    "biolibrary.content.duplicate": 409,
  },
  permissions: {
    molecule: libraryPermissions,
  },
  objects: ["libraryEntry"],
  trail: ["library.create", "library.move", "library.remove", "library.update"],
});
