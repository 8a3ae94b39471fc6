import type { ServerBuild } from "react-router";

/** The build as visitors get it: with the site map of scripts/build.mjs that holds no admin page. */
export function visitorBuild(build: ServerBuild): ServerBuild {
  const url = build.assets.url.replace("/manifest-", "/site-map-");
  return { ...build, assets: { ...build.assets, url } };
}
