import {
  filesApi,
  linksApi,
  marksApi,
  organizeApi,
  sharingApi,
  trashApi,
  uploadsApi,
} from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import { browseFiles } from "./browse-files.ts";
import { changeFiles } from "./change-files.ts";
import { emptyTrash } from "./empty-trash.ts";
import type { FilesService } from "./files.service.ts";
import type { CopyOf } from "./kinds.service.ts";
import type { FileLinks } from "./links.service.ts";
import { markFiles } from "./mark-files.ts";
import { organizeFiles } from "./organize-files.ts";
import { registerUploads } from "./register-uploads.ts";
import { requestAccess } from "./request-access.ts";
import { shareFiles } from "./share-files.ts";

/** Links to files: for their managers, for the team's settings, and for users without access. */
const linkRoutes = (links: FileLinks, uploads: ReturnType<typeof registerUploads>): Binding[] => [
  bind(linksApi.listLinks, ({ params }, { session }) => links.list(session, params.fileId)),
  bind(linksApi.createLink, ({ params, body }, { session }) => links.create(session, params.fileId, body)),
  bind(linksApi.endLink, ({ params }, { session }) => links.end(session, params.fileId, params.linkId)),
  bind(linksApi.linkPolicy, (_, { session }) => links.policy(session)),
  bind(linksApi.saveLinkPolicy, ({ body }, { session }) => links.savePolicy(session, body)),
  bindPublic(linksApi.openLink, ({ params, body }, context) =>
    links.open(params.token, body.password, context),
  ),
  bindPublic(linksApi.linkContent, async ({ params, query }, context) => {
    const { scope, fileId } = await links.admit(params.token, query.pass, context);
    return uploads.download(scope, fileId, undefined);
  }),
];

export const filesRoutes = (
  kernel: Kernel,
  files: FilesService,
  links: FileLinks,
  copyOf: CopyOf,
): Binding[] => {
  const browse = browseFiles(kernel);
  const change = changeFiles(kernel, files);
  const trash = emptyTrash(kernel);
  const uploads = registerUploads(kernel, files);
  const marks = markFiles(kernel, files);
  const sharing = shareFiles(kernel);
  const requests = requestAccess(kernel);
  const organize = organizeFiles(kernel, files, copyOf);
  return [
    bind(filesApi.list, ({ query }, { session }) => browse.list(session, query)),
    bind(filesApi.recent, ({ query }, { session }) => browse.recent(session, query.limit)),
    bind(filesApi.find, ({ query }, { session }) => browse.find(session, query.search, query.limit)),
    bind(filesApi.folders, ({ query }, { session }) => browse.folders(session, query.projectId)),
    bind(filesApi.createFolder, ({ body }, { session }) => change.createFolder(session, body)),
    bind(filesApi.rename, ({ params, body }, { session }) =>
      change.rename(session, params.fileId, body.name),
    ),
    bind(filesApi.move, ({ body }, { session }) => change.move(session, body.fileIds, body.folderId)),
    bind(filesApi.recycle, ({ body }, { session }) => change.recycle(session, body.fileIds)),
    bind(organizeApi.copy, ({ body }, { session }) => organize.copy(session, body.fileIds, body)),
    bind(organizeApi.crossProject, ({ body }, { session }) =>
      organize.crossProject(session, body.fileIds, body),
    ),
    bind(organizeApi.renameMany, ({ body }, { session }) => organize.renameMany(session, body.renames)),
    bind(organizeApi.listByIds, ({ body }, { session }) => organize.listByIds(session, body.fileIds)),
    bind(organizeApi.check, ({ body }, { session }) => organize.check(session, body)),
    bind(organizeApi.snapshot, ({ body }, { session }) =>
      organize.snapshot(session, body.fileId, body.message),
    ),
    bind(organizeApi.operations, ({ query }, { session }) => organize.operations(session, query)),
    bind(marksApi.tags, (_, { session }) => marks.tags(session)),
    bind(marksApi.createTag, ({ body }, { session }) => marks.createTag(session, body)),
    bind(marksApi.updateTag, ({ params, body }, { session }) => marks.updateTag(session, params.tagId, body)),
    bind(marksApi.deleteTag, ({ params }, { session }) => marks.deleteTag(session, params.tagId)),
    bind(marksApi.tagFiles, ({ body }, { session }) => marks.tagFiles(session, body.fileIds, body)),
    bind(marksApi.setFavourite, ({ body }, { session }) =>
      marks.setFavourite(session, body.fileIds, body.isFavourite),
    ),
    bind(marksApi.favourites, ({ query }, { session }) => marks.favourites(session, query)),
    bind(marksApi.noteOpening, ({ params }, { session }) => marks.noteOpening(session, params.fileId)),
    bind(marksApi.openings, ({ query }, { session }) => marks.openings(session, query.limit)),
    bind(sharingApi.access, ({ params }, { session }) => sharing.access(session, params.fileId)),
    bind(sharingApi.setClosed, ({ params, body }, { session }) =>
      sharing.setClosed(session, params.fileId, body.isClosed),
    ),
    bind(sharingApi.share, ({ params, body }, { session }) => sharing.share(session, params.fileId, body)),
    bind(sharingApi.unshare, ({ params }, { session }) =>
      sharing.unshare(session, params.fileId, params.userId),
    ),
    bind(sharingApi.shared, ({ query }, { session }) => sharing.shared(session, query)),
    bind(sharingApi.apply, ({ params, body }, { session }) => requests.apply(session, params.fileId, body)),
    bind(sharingApi.ownRequest, ({ params }, { session }) => requests.ownRequest(session, params.fileId)),
    bind(sharingApi.requests, ({ query }, { session }) => requests.requests(session, query)),
    bind(sharingApi.decide, ({ params, body }, { session }) => requests.decide(session, params.fileId, body)),
    ...linkRoutes(links, uploads),
    bind(trashApi.garbage, ({ query }, { session }) => browse.garbage(session, query)),
    bind(trashApi.restore, ({ body }, { session }) => change.restore(session, body.fileIds)),
    bind(trashApi.checkErasure, ({ body }, { session }) => trash.check(session, body.fileIds)),
    bind(trashApi.erase, ({ body }, { session }) => trash.erase(session, body.fileIds, body)),
    bind(filesApi.versions, ({ params, query }, { session }) =>
      browse.versions(session, params.fileId, query),
    ),
    bind(filesApi.lock, ({ params }, { session }) => change.lock(session, params.fileId)),
    bind(filesApi.unlock, ({ params }, { session }) => change.unlock(session, params.fileId)),
    bind(uploadsApi.sign, ({ query }, { session }) => uploads.sign(session, query)),
    bind(uploadsApi.signAgain, ({ query }, { session }) => uploads.signAgain(session, query.uuid)),
    bind(uploadsApi.ensureFolderPath, ({ body }, { session }) => uploads.ensureFolderPath(session, body)),
    bind(uploadsApi.register, ({ body }, { session }) => uploads.register(session, body)),
    bind(uploadsApi.download, ({ params, query }, { session }) =>
      uploads.download(session, params.fileId, query.version),
    ),
    bind(uploadsApi.restoreVersion, ({ params, body }, { session }) =>
      uploads.restoreVersion(session, params.fileId, body),
    ),
  ];
};
