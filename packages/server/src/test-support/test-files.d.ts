/** Types of a program of scripts/, which is plain JavaScript. */
declare module "*/testing/test-files.mjs" {
  /** All tests of the server: those that need its database or its built program, and those that run as unit tests. */
  export function divideServerTests(): { withDatabase: string[]; alone: string[] };
}
