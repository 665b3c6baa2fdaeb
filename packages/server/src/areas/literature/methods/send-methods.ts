import type { Id, Locale, MethodStep } from "@benchleaf/contract";
import { methodPhrasesIn } from "@benchleaf/phrases";
import type { Session } from "../../../kernel/context.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import { citePapers } from "../papers/cite.rules.ts";
import { openPaper } from "../papers/papers.service.ts";
import { methodsMarkdown } from "./method-steps.rules.ts";

/** The notebook's function that creates a page from Markdown. */
export interface NotebookPages {
  createPage(
    session: Session,
    page: { projectId?: Id | undefined; name: string; markdown: string },
  ): Promise<Id>;
  createTemplate(session: Session, locale: Locale, page: { name: string; markdown: string }): Promise<Id>;
}

const MAX_TEMPLATE_NAME = 100;

/** The steps of a paper become a page of the notebook, or a personal template. */
export const sendMethods =
  ({ database }: Pick<Kernel, "database">, notebook: NotebookPages) =>
  async (
    session: Session,
    locale: Locale,
    id: Id,
    input: {
      as: "page" | "template";
      name: string;
      projectId?: Id | undefined;
      steps: readonly MethodStep[];
    },
  ): Promise<{ address: string }> => {
    if (!session.authorities.has("ELN_CREATE"))
      throw problem("permission.denied", { permission: "ELN_CREATE" });
    const { fields } = await database.read(session, (q) => openPaper(q, id));
    const reference = citePapers([fields], "gb-t-7714")
      .text.replace(/^\[1\] /, "")
      .trim();
    const markdown = methodsMarkdown(input.steps, reference, methodPhrasesIn(locale));
    if (input.as === "template") {
      const template = await notebook.createTemplate(session, locale, {
        name: [...input.name].slice(0, MAX_TEMPLATE_NAME).join(""),
        markdown,
      });
      return { address: `/eln/templates/general/${template}` };
    }
    const page = await notebook.createPage(session, {
      projectId: input.projectId,
      name: input.name,
      markdown,
    });
    return { address: `/eln/${page}` };
  };
export type SendMethods = ReturnType<typeof sendMethods>;
