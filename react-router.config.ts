import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The site map is small: one manifest saves every page a request for its links.
  routeDiscovery: { mode: "initial" },
  // A page whose form is sent by a script would come as two files, and take more bytes.
  splitRouteModules: false,
  // Who may post is settled before, in server/http/same-origin.ts, which knows PUBLIC_URL.
  allowedActionOrigins: ["**"],
} satisfies Config;
