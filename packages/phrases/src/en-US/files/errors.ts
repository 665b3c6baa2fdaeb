import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"files"> = {
  "fileAsset.no.read.permission": "You don’t have permission to view this file. Ask its owner for access.",
  "fileAsset.no.edit.permission": "You don’t have permission to edit this file. Ask its owner for access.",
  "storage.limit.exceed":
    "Your team has used all {{gigabytes}} GB of its storage. Delete files or upgrade the plan.",
  "project.file.limit.exceed":
    "This project has reached its file limit. Upgrade the plan or remove unused files.",
  "projectFile.not.found": "This file doesn’t exist or was deleted. Look in the trash or return to the list.",
  "projectFile.locked": "This file is locked. Wait until it is unlocked to edit it.",
  "eln.audit.cannot.delete":
    "Notebook pages that are in review, approved, finished or signed cannot be deleted. If it is in review, withdraw it first.",
  "file.name.exists": "A file with this name already exists here. Choose another name.",
  "file.move.into.itself": "A folder can’t be moved into itself or its subfolders. Choose another location.",
  "file.version.stale":
    "Someone saved a newer version. Your changes are still on this page. Review the latest version before you save.",
  "file.name.invalid":
    "“{{name}}” isn’t a valid name. Names can’t contain / or \\\\ or control characters, and can be up to 255 bytes long.",
  "file.kind.not.copied": "Files like “{{name}}” can’t be copied yet. Deselect it and try again.",
  "tag.used.elsewhere":
    "“{{name}}” can’t be deleted because it’s also on files you can’t edit. Remove it from your own files, or ask a team admin.",
  "tag.not.found": "This tag no longer exists. Reload and try again.",
  "access.request.not.found": "This request was already decided, has expired or was withdrawn.",
  "fileLink.not.found": "This link is invalid or has expired.",
  "fileLink.not.allowed": "Your team doesn’t allow this type of external link.",
  "fileLink.limit.exceed": "This file already has {{limit}} active links. Disable one you no longer need.",
  "fileLink.password.needed": "Your team requires a password for every external link.",
  "fileLink.password.required": "This link requires a password.",
  "fileLink.password.wrong": "Incorrect password.",
  "tag.name.exists": "A tag with this name already exists. Choose another name.",
  "tag.limit.exceed": "A team can have up to {{limit}} tags. Delete tags you don’t use.",
  "garbage.changed": "The trash has changed. Review what will be deleted, then try again.",
  "garbage.file.signed":
    "“{{name}}” has a signed version that must be retained, so it can’t be permanently deleted.",
  "upload.not.found": "The uploaded file wasn’t found. Upload it again.",
  "upload.too.large": "“{{name}}” is larger than {{gigabytes}} GB. Split it and upload the parts.",
  "upload.too.many": "Too many uploads are in progress. Wait for some to finish, then try again.",
  "upload.part.misplaced": "The upload was interrupted. Try again to resume it.",
};
