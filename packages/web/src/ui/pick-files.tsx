import { ImportOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type ReactNode, useRef } from "react";
import { withoutHidden } from "./read-dropped.ts";

interface PickFilesProps {
  readonly label: string;
  readonly onFiles: (files: File[]) => void;
  readonly isPrimary?: boolean;
  readonly accept?: string;
  /** Takes a whole folder with what is in it. */
  readonly isFolder?: boolean;
  readonly icon?: ReactNode;
}

/** What is offered first; the content decides, and every other file may be chosen and dropped too. */
export const SEQUENCE_FILES = [
  ".gb,.gbk,.genbank,.gbff,.gp,.gpt,.ape,.embl",
  ".fa,.fasta,.fna,.faa,.ffn,.fas,.seq,.txt,.fastq,.fq",
  ".gff,.gff3,.dna,.prot,.geneious,.sbol,.xml,.csv,.tsv,.ab1,.abi,.scf,.zip,.gz",
].join(",");

/** Selects files by keyboard and click, as an alternative to dropping. */
export const PickFiles = ({
  label,
  onFiles,
  isPrimary = false,
  accept = SEQUENCE_FILES,
  isFolder = false,
  icon = <ImportOutlined />,
}: PickFilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button type={isPrimary ? "primary" : "default"} icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        {...(isFolder && { webkitdirectory: "" })}
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          const files = isFolder ? withoutHidden(chosen) : chosen;
          // The same file may be chosen again.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
