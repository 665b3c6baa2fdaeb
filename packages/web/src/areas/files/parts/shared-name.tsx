import { type LabFile, uploadsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { addressOf } from "../../../kernel/client.ts";
import { addressOfFile, hasWorkbench, isUpload } from "../../../kernel/file-address.ts";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";

/** A shared file's name, leading to it without its project, which the reader may not open. */
export const SharedName = ({ file }: { file: Pick<LabFile, "id" | "kind" | "name" | "projectId"> }) => (
  <NameCell icon={<FileIcon kind={file.kind} />}>
    {file.kind === "folder" ? (
      <Link
        to="/homepage/shared"
        search={{ folder: file.id, project: file.projectId, name: file.name } as never}
      >
        {file.name}
      </Link>
    ) : hasWorkbench(file) ? (
      <Link {...addressOfFile(file)}>{file.name}</Link>
    ) : isUpload(file) ? (
      <a href={addressOf(uploadsApi.download.path, { params: { fileId: file.id } })} download>
        {file.name}
      </a>
    ) : (
      file.name
    )}
  </NameCell>
);
