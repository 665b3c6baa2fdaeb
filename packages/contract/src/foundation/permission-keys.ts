import { z } from "zod";
import { libraryPermissions } from "./library-permissions.ts";

/**
 * Every permission, under the module whose name heads it in the roles page. The specification spells some keys
 * (PROJECT_READ, SAMPLE_META, SETTINGS_SECURITY …) and describes the others; those follow the same
 * MODULE_NOUN_VERB style. A team's role holds any set of keys; the user's authorities are their union.
 */
export const permissionTree = {
  homepage: ["HOMEPAGE_READ"],
  esignature: ["ESIGNATURE_READ", "ESIGNATURE_UPDATE"],
  project: [
    "PROJECT_READ",
    "PROJECT_CREATE",
    "PROJECT_UPDATE",
    "PROJECT_DELETE",
    "PROJECT_CHANGE_OWNER",
    "PROJECT_JOIN",
    "PROJECT_MEMBER_READ",
    "PROJECT_MEMBER_CREATE",
    "PROJECT_MEMBER_UPDATE",
    "PROJECT_MEMBER_DELETE",
    "PROJECT_FOLDER_CREATE",
    "PROJECT_FOLDER_UPDATE",
    "PROJECT_FOLDER_DELETE",
    "PROJECT_FILE_CREATE",
    "PROJECT_FILE_UPDATE",
    "PROJECT_FILE_DELETE",
    "PROJECT_DASHBOARD",
    "PROJECT_CONFIG",
  ],
  molecule: [
    "MOLECULE_TOOLS",
    "MOLECULE_SEQUENCE",
    "MOLECULE_ALIGNMENT",
    "MOLECULE_CLONING",
    "MOLECULE_ASSEMBLY",
    "MOLECULE_ANNEALING",
    "MOLECULE_PROTEIN",
    "MOLECULE_AUTOSAVE",
    "MOLECULE_CRISPR",
    "MOLECULE_GENOME_MANAGE",
    ...libraryPermissions,
  ],
  eln: [
    "ELN_READ",
    "ELN_CREATE",
    "ELN_UPDATE",
    "ELN_DELETE",
    "ELN_AUDIT",
    "ELN_CODE_CONFIG",
    "ELN_NOTIFICATION_CONFIG",
  ],
  inventory: [
    "INVENTORY_READ",
    "INVENTORY_LOCATION",
    "INVENTORY_MATERIAL_CREATE",
    "INVENTORY_APPLY",
    "INVENTORY_DASHBOARD",
    "INVENTORY_AUDIT_RECORDS",
    "INVENTORY_RECORDS",
    "INVENTORY_PURCHASE_ORDER",
    "INVENTORY_EXTERNAL_PURCHASE_ORDER",
  ],
  equipment: [
    "EQUIPMENT_READ",
    "EQUIPMENT_RESERVATION",
    "EQUIPMENT_ASSET",
    "EQUIPMENT_MAINTENANCE",
    "EQUIPMENT_DASHBOARD",
  ],
  literature: ["LITERATURE_READ", "LITERATURE_AI"],
  user: ["USER_READ", "USER_CREATE", "USER_UPDATE", "USER_DELETE"],
  role: ["ROLE_READ", "ROLE_CREATE", "ROLE_UPDATE", "ROLE_DELETE"],
  settings: [
    "SETTINGS_AUDIT_PROCESS_CONFIG",
    "SETTINGS_SECURITY",
    "SETTINGS_NOTIFICATION",
    "SYSTEM_LIMIT_DELETED",
  ],
  sample: ["SAMPLE_READ", "SAMPLE_CREATE", "SAMPLE_AUDIT", "SAMPLE_META", "SAMPLE_LOCATION"],
  inspection: [
    "INSPECTION_FORM_CREATE",
    "INSPECTION_FORM_INSPECTION",
    "INSPECTION_FORM_AUDIT",
    "INSPECTION_FORM_MANAGE",
    "INSPECTION_FORM_CONFIG",
  ],
  translation: ["TRANSLATION_AI", "TRANSLATION_GLOSSARY"],
  subscription: ["SUBSCRIPTION_READ", "SUBSCRIPTION_UPDATE"],
} as const;

export type PermissionModule = keyof typeof permissionTree;
export type PermissionKey = (typeof permissionTree)[PermissionModule][number];

/** All keys in the order of the tree. */
export const permissionKeys: readonly PermissionKey[] = Object.values(permissionTree).flat();

export const permissionKeySchema = z.enum(permissionKeys);
