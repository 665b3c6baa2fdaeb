import PdfReader from "../../../shared/previews/pdf-reader.tsx";
import styles from "./open-file.module.css";
import { contentOf, OpenedDocumentHead, OpenedFileCard, type OpenedProps } from "./opened-file.tsx";

/** A PDF that a link leads to, page by page; where it cannot be read, its bytes. */
export default function OpenedPdf({ token, file }: OpenedProps) {
  return (
    <>
      <OpenedDocumentHead token={token} file={file} />
      <div className={styles.document}>
        <PdfReader
          address={contentOf({ token, file })}
          label={file.name}
          instead={() => <OpenedFileCard token={token} file={file} />}
        />
      </div>
    </>
  );
}
