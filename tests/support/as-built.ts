import path from "node:path";
import type { Plugin } from "vite";

const SERVER_BUILD = "virtual:react-router/server-build";
/** What the build makes a file of, and its name there. */
const MADE = /^virtual:(on-page|language-hint)$|([\w-]+\.css)\?url$/;
const MARK = "\0as-built:";

/** In the place of what only the build makes: the modules that it is made of, and addresses of its files. */
export const asBuilt = (): Plugin => ({
  name: "rihla:as-built",
  enforce: "pre",
  resolveId(id) {
    if (id === SERVER_BUILD) return path.resolve("tests/support/server-build.ts");
    const [, script, sheet] = MADE.exec(id) ?? [];
    if (script) return `${MARK}${script}.js`;
    return sheet ? `${MARK}${sheet}.js` : null;
  },
  load(id) {
    if (!id.startsWith(MARK)) return null;
    const file = id.slice(MARK.length).replace(".css.js", ".css");
    return `export default ${JSON.stringify(`/assets/${file}`)};`;
  },
});
