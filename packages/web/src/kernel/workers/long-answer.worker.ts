import { serveJob } from "./serve-job.ts";

serveJob((bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes)));
