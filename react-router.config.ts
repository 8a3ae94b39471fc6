import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The site map is small: one manifest saves every page a request for its links.
  routeDiscovery: { mode: "initial" },
  // Who may post is settled before, in server/http/same-origin.ts, which knows PUBLIC_URL.
  allowedActionOrigins: ["**"],
} satisfies Config;
