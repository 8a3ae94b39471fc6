import type { Config } from "@react-router/dev/config";

const { RIHLA_LANGUAGE } = process.env;

export default {
  appDirectory: "app",
  // Each language is a build of its own (docs/decisions/0026-languages.md).
  buildDirectory: RIHLA_LANGUAGE ? `build/${RIHLA_LANGUAGE}` : "build",
  ssr: true,
  // The site map is small: one manifest saves every page a request for its links.
  routeDiscovery: { mode: "initial" },
  // A page whose form is sent by a script would come as two files, and take more bytes.
  splitRouteModules: false,
  // Who may post is settled before, in server/http/same-origin.ts, which knows PUBLIC_URL.
  allowedActionOrigins: ["**"],
} satisfies Config;
