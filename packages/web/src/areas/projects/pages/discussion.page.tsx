import { useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { SubjectPage } from "../../../shared/subjects/subject-panel.tsx";
import { ProjectFrame } from "../parts/project-frame.tsx";

/** What people say of a project, its tags, and what is linked and attached to it. */
export default function DiscussionPage() {
  const t = useWords();
  const { thread } = useQueryParams();
  return (
    <ProjectFrame place={t("projectPages.discussion")}>
      {({ id }) => <SubjectPage key={id} about={{ kind: "project", id }} sought={thread} />}
    </ProjectFrame>
  );
}
