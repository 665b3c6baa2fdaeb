const folders = new WeakMap<File, readonly string[]>();

/** The folders that a chosen or dropped file was in, from the outside in. */
export const foldersOf = (file: File): readonly string[] =>
  folders.get(file) ?? file.webkitRelativePath.split("/").slice(0, -1);

/** Without files that the operating system stores next to people's files. */
export const withoutHidden = (files: readonly File[]): File[] =>
  files.filter(
    (file) =>
      ![...foldersOf(file), file.name].some(
        (name) => name.startsWith(".") || SYSTEM_FILES.has(name.toLowerCase()),
      ),
  );

const SYSTEM_FILES = new Set(["__macosx", "thumbs.db", "desktop.ini"]);

const entriesOf = (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader hands out its entries in batches and ends with an empty one.
  const next = (): Promise<FileSystemEntry[]> =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).then((batch) => {
      if (batch.length === 0) return all;
      all.push(...batch);
      return next();
    });
  return next();
};

const filesOf = async (entry: FileSystemEntry, path: readonly string[]): Promise<File[]> => {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    folders.set(file, path);
    return [file];
  }
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  const nested = await Promise.all(entries.map((one) => filesOf(one, [...path, entry.name])));
  return nested.flat();
};

/** All files of a drop, those in folders too; hidden files stay out. */
export const readDropped = async (transfer: DataTransfer): Promise<File[]> => {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const nested = await Promise.all(entries.map((entry) => filesOf(entry, [])));
  return withoutHidden(nested.flat());
};
