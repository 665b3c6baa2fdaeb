import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"files"> = {
  "fileAsset.no.read.permission": "You do not have permission to view this file. Ask its owner for access.",
  "fileAsset.no.edit.permission": "You do not have permission to edit this file. Ask its owner for access.",
  "storage.limit.exceed":
    "The team's storage of {{gigabytes}} GB is used up. Remove files or upgrade the plan.",
  "project.file.limit.exceed":
    "This project has reached its file limit. Upgrade the plan or remove unused files.",
  "projectFile.not.found":
    "This file does not exist or was deleted. Look in the trash or return to the list.",
  "projectFile.locked": "This file is locked. Wait until it is unlocked to edit it.",
  "eln.audit.cannot.delete":
    "This file has been submitted for review and cannot be deleted. Withdraw the review first.",
  "file.name.exists": "A file with this name already exists here. Choose another name.",
  "file.move.into.itself": "A folder cannot be moved into itself or its subfolders. Choose another place.",
  "file.version.stale":
    "Someone saved a newer version. Your changes are still on this page; review the newest version before saving.",
  "file.name.invalid":
    "The name “{{name}}” cannot be used: no / or \\, no control characters, and at most 255 bytes.",
  "file.kind.not.copied": "Files like “{{name}}” cannot be copied yet. Leave it out and copy again.",
  "tag.used.elsewhere":
    "“{{name}}” is also on files that you may not edit, so it cannot be deleted. Take it off your own files, or ask an administrator of the team.",
  "tag.not.found": "This tag does not exist any more. Reload and try again.",
  "access.request.not.found": "This request has been decided, has ended or was withdrawn.",
  "fileLink.not.found": "This link is not valid, or no longer.",
  "fileLink.not.allowed": "Your team does not allow such links.",
  "fileLink.limit.exceed": "This file has {{limit}} open links already. End one that is no longer needed.",
  "fileLink.password.needed": "Your team asks for a password on every link.",
  "fileLink.password.required": "This link asks for a password.",
  "fileLink.password.wrong": "That is not the password.",
  "tag.name.exists": "A tag of this name exists. Choose another name.",
  "tag.limit.exceed": "A team has at most {{limit}} tags. Delete some that are not used.",
  "garbage.changed": "The trash has just changed. Look at what would be erased, then erase again.",
  "garbage.file.signed": "“{{name}}” has a signed version, which must be kept, so it cannot be erased.",
  "upload.not.found": "The uploaded file was not found. Upload it again.",
  "upload.too.large": "“{{name}}” is larger than {{gigabytes}} GB. Split it and upload the parts.",
  "upload.too.many": "Too many uploads are still unfinished. Let those under way finish, then try again.",
  "upload.part.misplaced": "The upload was broken off. Try again; it goes on where it ended.",
};
