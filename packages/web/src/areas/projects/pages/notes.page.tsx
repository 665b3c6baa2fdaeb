import { useTranslation } from "../../../kernel/translation.ts";
import { LiveNotes } from "../parts/live-notes.tsx";
import { ProjectFrame } from "../parts/project-frame.tsx";

/** What the people of a project write down together. */
export default function NotesPage() {
  const t = useTranslation();
  return (
    <ProjectFrame place={t("projectPages.notes")}>
      {(project) => <LiveNotes key={project.id} project={project} />}
    </ProjectFrame>
  );
}
