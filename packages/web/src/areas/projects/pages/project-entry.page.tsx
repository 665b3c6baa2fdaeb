import { Navigate } from "@tanstack/react-router";
import { usePathParams } from "../../../kernel/router.tsx";

/** A project opens on its files. */
export default function ProjectEntryPage() {
  const { projectId } = usePathParams<"projectId">();
  return <Navigate to={`/project/${projectId}/file`} replace />;
}
