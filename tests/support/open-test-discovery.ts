import { createDiscovery } from "#server/discovery/index.ts";
import { FONT_FOLDER } from "./font-folder.ts";
import { openTestSite } from "./open-test-site.ts";

export const TEST_ORIGIN = "https://rihla.example";

/** What machines read, over a site of its own. */
export async function openTestDiscovery(
  options: { demo?: boolean; addressesPerFile?: number } = {},
) {
  const { db, site, library } = await openTestSite(options);
  const discovery = createDiscovery({
    site,
    library,
    addressesPerFile: options.addressesPerFile,
    env: { PUBLIC_URL: TEST_ORIGIN, DATA_DIR: FONT_FOLDER },
  });
  return { db, site, library, discovery };
}
