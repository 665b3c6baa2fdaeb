import { areaKeys } from "../foundation/area-keys.ts";
import { libraryPermissions } from "./library-permissions.ts";

const named = (example: string) =>
  ({
    isRequired: true,
    isUnique: true,
    example,
    aliases: ["primer", "primer name", "oligo", "label"],
  }) as const;
const letters = { isRequired: true, isUnique: true, aliases: ["sequence", "seq", "letters"] } as const;
const line = { maxCharacters: 500 } as const;
const remark = { maxCharacters: 5_000, aliases: ["note", "notes", "comment", "comments", "remark"] } as const;
const orderNumber = { ...line, example: "P-017", aliases: ["order number", "order"] } as const;

/** Registry entries of libraries: error codes with their status, permissions, audited objects, audited actions. */
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
  fieldedKinds: ["plasmid", "primer", "feature"],
  tables: {
    primer: {
      name: named("M13 fwd"),
      bases: { ...letters, example: "GTAAAACGACGGCCAGT" },
      description: { ...remark, example: "pUC19" },
      orderNumber,
      tm: { type: "number", isComputed: true, example: "52.6" },
    },
    feature: {
      name: named("T7 promoter"),
      bases: { ...letters, example: "TAATACGACTCACTATAGG" },
      alphabet: { type: "choice", choices: ["dna", "protein"], example: "dna" },
      type: { example: "promoter" },
      color: { example: "#31849B" },
      description: { ...remark, example: "" },
    },
    enzyme: {
      name: named("pUC19 MCS"),
      enzymes: { example: "EcoRI HindIII", aliases: ["enzyme"] },
      description: { ...remark, example: "" },
      site: { example: "", aliases: ["recognition site"] },
      cuts: { example: "", aliases: ["cut"] },
    },
    plasmid: {
      name: named("pLab-EGFP"),
      letters: { ...letters, aliases: [...letters.aliases, "bases", "dna"], example: "TCGCGCGTTTCGGTGATG" },
      topology: { type: "choice", choices: ["circular", "linear"], example: "circular", aliases: ["shape"] },
      backbone: { ...line, example: "pUC19", aliases: ["vector"] },
      resistance: { ...line, example: "AmpR", aliases: ["marker", "selection", "antibiotic"] },
      publication: { ...line, example: "", aliases: ["reference", "doi", "pmid"] },
      orderNumber,
      description: { ...remark, example: "" },
      size: { type: "number", isComputed: true, example: "2686" },
    },
  },
  objects: ["libraryEntry"],
  subjectKinds: {
    libraryEntry: {
      permissions: [
        "MOLECULE_ENZYME_TENANT_READ",
        "MOLECULE_PRIMER_TENANT_READ",
        "MOLECULE_FEATURE_TENANT_READ",
        "MOLECULE_PLASMID_TENANT_READ",
      ],
      refusals: ["biolibrary.entity.not.found"],
    },
  },
  trail: ["library.create", "library.move", "library.remove", "library.update"],
});
