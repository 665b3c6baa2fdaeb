import { markdownToPage } from "@benchleaf/contract";
import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { documentsArea } from "../documents/documents.area.ts";
import { newBlockId } from "../documents/documents.service.ts";
import { elnArea } from "../eln/eln.area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { modelsArea } from "../models/models.area.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { chatService } from "./chat/chat.service.ts";
import { demoLiterature } from "./literature.demo.ts";
import { literatureRoutes } from "./literature.routes.ts";
import { literatureSet } from "./literature.sets.sql.ts";
import { extractMethods } from "./methods/extract-methods.ts";
import { sendMethods } from "./methods/send-methods.ts";
import { collectionsService } from "./organize/collections.service.ts";
import { transferOwnership } from "./organize/collections.store.ts";
import { marksService } from "./organize/marks.service.ts";
import { mergePapers } from "./organize/merge-papers.ts";
import { publishPapers } from "./organize/publish-papers.ts";
import { extractPapers } from "./papers/extract-papers.ts";
import { importPapers } from "./papers/import-papers.ts";
import { lookUpPapers } from "./papers/look-up-papers.ts";
import { papersService } from "./papers/papers.service.ts";
import { copyPapers } from "./papers/papers.store.ts";
import { searchLibrary } from "./search-library.ts";

export const literatureArea = serverArea({
  needs: {
    access: accessArea,
    documents: documentsArea,
    eln: elnArea,
    files: filesArea,
    models: modelsArea,
    projects: projectsArea,
    tenants: tenantsArea,
  },
  open({ kernel }, { files: { files, changes, importUploads, importTags }, models: { models }, eln }) {
    const { recycle } = changes;
    const lookUp = lookUpPapers(kernel.config);
    const papers = papersService(kernel, { recycle, renew: importUploads.renew });
    const { shareBytes } = importUploads;
    return {
      lookUp,
      papers,
      importing: importPapers(kernel, files, papers, importUploads.addAs, lookUp),
      library: searchLibrary(kernel),
      collections: collectionsService(kernel),
      marks: marksService(kernel),
      merging: mergePapers(kernel, papers, { recycle, shareBytes, importTags }),
      publishing: publishPapers(kernel),
      chat: chatService(kernel, models),
      methods: extractMethods(kernel, models),
      sending: sendMethods(kernel, {
        async createPage(session, { projectId, name, markdown }) {
          const page = { projectId, folderId: null, name, content: null, markdown };
          return (await eln.eln.create(session, page, null)).file.id;
        },
        async createTemplate(session, locale, { name, markdown }) {
          const content = JSON.stringify(markdownToPage(markdown, newBlockId, { hasSteps: true }));
          const input = {
            scope: "personal",
            category: "general",
            name,
            description: "",
            content,
            fields: [],
          } as const;
          return (await eln.templates.create(session, locale, { ...input, fields: [] })).id;
        },
      }),
    };
  },
  provides: () => [
    provide(analysisSets, literatureSet),
    provide(fileKinds, { kinds: ["literature"], copy: copyPapers }),
    provide(belongingsRecipient, async (tx, _, { from, to }) => transferOwnership(tx, from, to)),
  ],
  routes: (own) => literatureRoutes(own),
  start: ({ papers, lookUp }, { kernel }) => extractPapers(kernel, papers, lookUp),
  demo: (_, lab) => demoLiterature(lab),
});
