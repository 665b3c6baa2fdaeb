// The schema library would test whether it may write functions at run time; the page's policy forbids it and reports the try.
globalThis.__zod_globalConfig = { jitless: true };
