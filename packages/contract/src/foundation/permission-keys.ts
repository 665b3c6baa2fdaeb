import { z } from "zod";
import { type SumOf, sumOf } from "./all-keys.ts";

type Trees = SumOf<"permissions">;
type ModuleOf<Tree> = Tree extends unknown ? keyof Tree & string : never;
type KeyOf<Tree> = Tree extends unknown ? Extract<Tree[keyof Tree], readonly string[]>[number] : never;

/** A branch of the tree in which roles are ticked. */
export type PermissionModule = ModuleOf<Trees>;
/** What a role may hold: the sum of what the areas name. */
export type PermissionKey = KeyOf<Trees>;

const trees = sumOf("permissions") as readonly Partial<Record<PermissionModule, readonly PermissionKey[]>>[];

const keysOf = (module: PermissionModule) => trees.flatMap((tree) => tree[module] ?? []);

/**
 * Every permission, under the module that is its heading on the roles page. The specification gives some keys
 * (PROJECT_READ, SAMPLE_META, SETTINGS_SECURITY …) and describes the others; those follow the same MODULE_NOUN_VERB
 * style. The modules are in the order of the roles page. A team's role holds any set of keys; the user's permissions
 * are their union.
 */
export const permissionTree: Readonly<Record<PermissionModule, readonly PermissionKey[]>> = {
  homepage: keysOf("homepage"),
  esignature: keysOf("esignature"),
  project: keysOf("project"),
  molecule: keysOf("molecule"),
  eln: keysOf("eln"),
  inventory: keysOf("inventory"),
  equipment: keysOf("equipment"),
  literature: keysOf("literature"),
  user: keysOf("user"),
  role: keysOf("role"),
  settings: keysOf("settings"),
  sample: keysOf("sample"),
  inspection: keysOf("inspection"),
  translation: keysOf("translation"),
  subscription: keysOf("subscription"),
};

/** All keys in the order of the tree. */
export const permissionKeys: readonly PermissionKey[] = Object.values(permissionTree).flat();

/** The same keys to validate input. */
export const permissionKeySchema = z.enum(permissionKeys);
