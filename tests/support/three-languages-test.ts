import { test as base } from "./browser-test.ts";
import { LANGUAGES_URL } from "./servers.ts";

/** The demo agency in English, Bangla and Arabic, which many read at once: nothing is changed there. */
export const test = base.extend<{ siteUrl: string }>({
  siteUrl: LANGUAGES_URL,
  baseURL: LANGUAGES_URL,
});
