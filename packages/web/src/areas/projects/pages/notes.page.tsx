import { useWords } from "../../../kernel/words.ts";
import { LiveNotes } from "../parts/live-notes.tsx";
import { ProjectFrame } from "../parts/project-frame.tsx";

/** What the people of a project write down together. */
export default function NotesPage() {
  const t = useWords();
  return (
    <ProjectFrame place={t("projectPages.notes")}>
      {(project) => <LiveNotes key={project.id} project={project} />}
    </ProjectFrame>
  );
}
