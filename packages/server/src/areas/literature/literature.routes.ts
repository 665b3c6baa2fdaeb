import { paperChatApi, paperCollectionsApi, papersApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { ChatService } from "./chat/chat.service.ts";
import type { ExtractMethods } from "./methods/extract-methods.ts";
import type { SendMethods } from "./methods/send-methods.ts";
import type { CollectionsService } from "./organize/collections.service.ts";
import type { MarksService } from "./organize/marks.service.ts";
import type { MergePapers } from "./organize/merge-papers.ts";
import type { PublishPapers } from "./organize/publish-papers.ts";
import type { ImportPapers } from "./papers/import-papers.ts";
import type { PapersService } from "./papers/papers.service.ts";
import type { SearchLibrary } from "./search-library.ts";

/** The handlers of all endpoints. */
export interface LiteratureServices {
  readonly papers: PapersService;
  readonly importing: ImportPapers;
  readonly library: SearchLibrary;
  readonly collections: CollectionsService;
  readonly marks: MarksService;
  readonly merging: MergePapers;
  readonly publishing: PublishPapers;
  readonly chat: ChatService;
  readonly methods: ExtractMethods;
  readonly sending: SendMethods;
}

const libraryRoutes = ({ papers, importing, library, methods, sending }: LiteratureServices): Binding[] => [
  bind(papersApi.listPapers, ({ query }, { session }) => papers.list(session, query)),
  bind(papersApi.getPaper, ({ params }, { session }) => papers.get(session, params.literatureId)),
  bind(papersApi.updatePaper, ({ params, body }, { session }) =>
    papers.update(session, params.literatureId, body),
  ),
  bind(papersApi.setPaperState, ({ params, body }, { session }) =>
    papers.setState(session, params.literatureId, body),
  ),
  bind(papersApi.attachPdf, ({ params, body }, { session }) =>
    papers.attach(session, params.literatureId, body.uuid),
  ),
  bind(papersApi.removePapers, ({ body }, { session }) => papers.remove(session, body.literatureIds)),
  bind(papersApi.importPapers, ({ body }, { session }) => importing(session, body)),
  bind(papersApi.searchPassages, ({ query }, { session }) => library.passages(session, query)),
  bind(papersApi.extractMethods, ({ params }, { session }) => methods(session, params.literatureId)),
  bind(papersApi.sendMethods, ({ params, body }, { session, locale }) =>
    sending(session, locale, params.literatureId, body),
  ),
  bind(papersApi.listExamples, async () => library.examples()),
  bind(papersApi.getExample, async ({ params }) => library.example(params.exampleKey)),
];

const organizeRoutes = ({
  collections,
  marks,
  merging,
  publishing,
  library,
}: LiteratureServices): Binding[] => [
  bind(paperCollectionsApi.listCollections, (_request, { session }) => collections.list(session)),
  bind(paperCollectionsApi.createCollection, ({ body }, { session }) => collections.create(session, body)),
  bind(paperCollectionsApi.updateCollection, ({ params, body }, { session }) =>
    collections.update(session, params.collectionId, body),
  ),
  bind(paperCollectionsApi.removeCollection, ({ params }, { session }) =>
    collections.remove(session, params.collectionId),
  ),
  bind(paperCollectionsApi.addToCollection, ({ params, body }, { session }) =>
    collections.add(session, params.collectionId, body.literatureIds),
  ),
  bind(paperCollectionsApi.takeFromCollection, ({ params, body }, { session }) =>
    collections.take(session, params.collectionId, body.literatureIds),
  ),
  bind(paperCollectionsApi.listMarks, ({ params }, { session }) => marks.list(session, params.literatureId)),
  bind(paperCollectionsApi.createMark, ({ params, body }, { session }) =>
    marks.create(session, params.literatureId, body),
  ),
  bind(paperCollectionsApi.updateMark, ({ params, body }, { session }) =>
    marks.update(session, params.literatureId, params.markId, body),
  ),
  bind(paperCollectionsApi.removeMark, ({ params }, { session }) =>
    marks.remove(session, params.literatureId, params.markId),
  ),
  bind(paperCollectionsApi.listDuplicates, (_request, { session }) => merging.list(session)),
  bind(paperCollectionsApi.mergePapers, ({ body }, { session }) =>
    merging.merge(session, body.literatureId, body.mergedIds),
  ),
  bind(paperCollectionsApi.cite, ({ body }, { session }) =>
    library.cite(session, body.literatureIds, body.style),
  ),
  bind(paperCollectionsApi.publishPaper, ({ params, body }, { session }) =>
    publishing.publish(session, params.literatureId, body.searchPath),
  ),
  bind(paperCollectionsApi.withdrawPaper, ({ params }, { session }) =>
    publishing.withdraw(session, params.literatureId),
  ),
  bindPublic(paperCollectionsApi.openLibrary, ({ query }) => publishing.listOpen(query)),
  bindPublic(paperCollectionsApi.openPaper, ({ params }) => publishing.open(params.searchPath)),
];

const chatRoutes = ({ chat, papers }: LiteratureServices): Binding[] => [
  bind(paperChatApi.listConversations, ({ query }, { session }) => chat.list(session, query)),
  bind(paperChatApi.recommend, (_request, { session }) => chat.recommend(session)),
  bind(paperChatApi.byLiterature, ({ params }, { session }) =>
    chat.byLiterature(session, params.literatureId),
  ),
  bind(paperChatApi.parse, ({ params }, { session }) => papers.parse(session, params.literatureId)),
  bind(paperChatApi.chat, ({ body }, { session }) => chat.chat(session, body)),
  bind(paperChatApi.followAnswer, ({ params, query }, { session }) =>
    chat.followAnswer(session, params.messageId, query.after),
  ),
  bind(paperChatApi.stopAnswer, ({ params }, { session }) => chat.stop(session, params.messageId)),
  bind(paperChatApi.feedback, ({ params, body }, { session }) =>
    chat.rate(session, params.messageId, body.rating),
  ),
  bind(paperChatApi.suggestions, ({ params }, { session }) => chat.suggestions(session, params.messageId)),
  bind(paperChatApi.getConversation, ({ params }, { session }) => chat.get(session, params.conversationId)),
  bind(paperChatApi.removeConversation, ({ params }, { session }) =>
    chat.remove(session, params.conversationId),
  ),
  bind(paperChatApi.renameConversation, ({ params, body }, { session }) =>
    chat.rename(session, params.conversationId, body.title),
  ),
  bind(paperChatApi.chatMessages, ({ params, query }, { session }) =>
    chat.messages(session, params.conversationId, query),
  ),
];

export const literatureRoutes = (services: LiteratureServices): Binding[] => [
  ...libraryRoutes(services),
  ...organizeRoutes(services),
  ...chatRoutes(services),
];
