import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { SubjectPage } from "../../../shared/subjects/subject-panel.tsx";
import { ProjectFrame } from "../parts/project-frame.tsx";

/** Comments, tags, links and attachments of a project. */
export default function DiscussionPage() {
  const t = useTranslation();
  const { thread } = useQueryParams();
  return (
    <ProjectFrame place={t("projectPages.discussion")}>
      {({ id }) => <SubjectPage key={id} about={{ kind: "project", id }} sought={thread} />}
    </ProjectFrame>
  );
}
