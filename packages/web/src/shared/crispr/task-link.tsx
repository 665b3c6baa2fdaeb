import type { CrisprTask } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { searchForTask } from "../sequences/editor-search.ts";

interface TaskLinkProps {
  readonly task: Pick<CrisprTask, "id" | "fileId" | "version">;
  /** The version that is open: it stays open where the task is on it. */
  readonly openVersion: number | null;
  readonly children: ReactNode;
}

/** The way to a task, with the version that it is on. */
export const TaskLink = ({ task, openVersion, children }: TaskLinkProps) => (
  <Link
    to="/sequence/$sequenceId"
    params={{ sequenceId: task.fileId }}
    search={searchForTask(task, openVersion)}
  >
    {children}
  </Link>
);
