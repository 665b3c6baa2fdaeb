/** Types of programs of scripts/, which are plain JavaScript. */
declare module "*/testing/test-files.mjs" {
  /** All tests of the server: those that need its database or its built program, and those that run as unit tests. */
  export function divideServerTests(): { withDatabase: string[]; alone: string[] };
}
declare module "*/testing/memory-folder.mjs" {
  /** Puts temporary files into memory, if there is room. */
  export function useMemoryFolder(): void;
}
