import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const BIOME = path.resolve("node_modules/@biomejs/biome/bin/biome");

/** A folder, a word of the lesson that lint must give there, what crosses its border, what may come. */
const BORDERS = [
  {
    file: "contracts/crossing.ts",
    lesson: "zod and each other",
    refused: [
      "hono",
      "./../server/env.ts",
      "../server/env.ts",
      "#app/context.ts",
      "#server/env.ts",
    ],
    allowed: ["zod", "./home.ts", "./forms/plan.ts"],
  },
  {
    file: "app/ui/crossing.tsx",
    lesson: "knows nothing of the product",
    refused: [
      "../site/shell/logo.tsx",
      "./../site/shell/logo.tsx",
      "#contracts/blog.ts",
      "#app/site/shell/logo.tsx",
      "#app/forms/field.tsx",
      "react-router",
      "zod",
    ],
    allowed: ["react", "react-toastify/unstyled", "./icon.tsx", "./icons.svg?raw"],
  },
  {
    file: "app/site/shell/crossing.tsx",
    lesson: "only route modules talk",
    refused: [
      "#server/site.ts",
      "../../../server/env.ts",
      "../../routes/site/home.tsx",
      "#app/routes/site/home.tsx",
      "#app/admin/dialogs/admin-dialog.tsx",
      "#app/context.ts",
      "../../context.ts",
      "./../../context.ts",
      "hono",
      "zod",
    ],
    allowed: [
      ...["react", "react-router", "#app/ui/icon.tsx", "#app/forms/field.tsx"],
      ...["#app/site/pieces/picture.tsx", "./logo.tsx", "#contracts/blog.ts"],
      "#app/api-type.ts",
    ],
  },
  {
    file: "app/forms/crossing.tsx",
    lesson: "it knows no page",
    refused: ["#app/site/shell/logo.tsx", "#app/admin/shell/lists.ts", "#server/env.ts", "zod"],
    allowed: ["react", "#app/ui/icon.tsx", "./field.tsx", "#contracts/field-rules.ts"],
  },
  {
    file: "app/admin/editor/crossing.tsx",
    lesson: "only route modules talk",
    refused: [
      "#server/site.ts",
      "#app/context.ts",
      "#app/routes/admin/pages/home.tsx",
      "zod",
      "hono",
    ],
    allowed: [
      ...["@tiptap/core", "#app/admin/dialogs/admin-dialog.tsx", "#app/site/shell/logo.tsx"],
      ...["#app/forms/field.tsx", "#i18n/en/kinds/home.ts", "./save-bar.tsx"],
      ...["#app/api-type.ts", "hono/client"],
    ],
  },
  {
    file: "app/site/account/crossing.server.ts",
    lesson: "only route modules talk",
    refused: ["#server/env.ts", "#app/context.ts"],
    allowed: ["zod", "#app/forms/form-answer.ts"],
  },
  {
    file: "app/routes/site/crossing.tsx",
    lesson: "must not see the server",
    refused: ["../../../server/env.ts", "#server/env.ts", "../../.././server/env.ts"],
    allowed: ["../../context.ts", "#app/site/shell/logo.tsx", "#contracts/blog.ts"],
  },
  {
    file: "server/crossing.ts",
    lesson: "does not import the app",
    refused: ["#app/context.ts", "../app/context.ts", "./../app/context.ts"],
    allowed: ["./env.ts", "#server/site.ts", "hono"],
  },
  {
    file: "server/db/crossing.ts",
    lesson: "knows nothing above it",
    refused: [
      "#server/content/posts/post-reading.ts",
      "#server/demo/seed.ts",
      "../env.ts",
      "#app/context.ts",
    ],
    allowed: ["kysely", "./schema.ts", "#server/errors/domain-error.ts", "#contracts/blog.ts"],
  },
  {
    file: "server/db/migrations/crossing.ts",
    lesson: "A migration is frozen",
    refused: [
      "#server/content/posts/post-row.ts",
      "#server/db/search.ts",
      "#contracts/html/plain-text.ts",
      "../search.ts",
      "./../schema.ts",
      "../../content/posts/post-row.ts",
    ],
    allowed: ["kysely", "kysely/migration", "node:crypto", "./0009-search-words.ts"],
  },
  {
    file: "i18n/crossing.ts",
    lesson: "Words know what they name",
    refused: ["zod", "#app/context.ts", "#server/env.ts", "react"],
    allowed: ["#contracts/kinds/home.ts", "./kind-words.ts"],
  },
  ...["accounts", "audit", "content", "enquiries", "jobs", "mail", "media", "time"].map((room) => ({
    file: `server/${room}/crossing.ts`,
    lesson: "knows no HTTP",
    refused: [
      ...["hono", "react-router", "better-sqlite3", "#server/db/open.server.ts"],
      ...["../api/blog.ts", "../env.ts", "../../app/context.ts", "#app/context.ts"],
      ...["#server/api/blog.ts", "#server/http/connections.ts", "#server/demo/seed.ts"],
      ...["#server/cache/page-cache.ts", "#server/discovery/feed.ts"],
    ],
    allowed: [
      ...["kysely", "zod", "#server/db/schema.ts", "#contracts/blog.ts", "./near.ts"],
      "#server/audit/audit-entry.ts",
    ],
  })),
  {
    file: "server/api/crossing.ts",
    lesson: "never the database",
    refused: [
      "#server/demo/seed.ts",
      "../db/schema.ts",
      "../env.ts",
      "../../app/context.ts",
      "#app/context.ts",
      "kysely",
      "better-sqlite3",
    ],
    allowed: [
      "hono",
      "hono/etag",
      "@hono/zod-openapi",
      "zod",
      "#server/site.ts",
      "#server/process/log.ts",
      "#server/http/request-log.ts",
      "#contracts/blog.ts",
      "./answers.ts",
    ],
  },
];

type Diagnostic = {
  severity: string;
  message: string;
  location: { path: string; start: { line: number } };
};

/** A tree of the same shape, with nothing in it but our rules and these files. */
function lint(files: { file: string; imported: string[] }[]): Diagnostic[] {
  const folder = temporaryFolder();
  const rules = JSON.parse(readFileSync("biome.json", "utf8"));
  // No repository there, and no node_modules to find the schema in.
  const { $schema: _, ...config } = { ...rules, vcs: { enabled: false } };
  writeFileSync(path.join(folder, "biome.json"), JSON.stringify(config));
  copyFileSync("package.json", path.join(folder, "package.json"));
  for (const { file, imported } of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const imports = imported.map((from, index) => `import * as it${index} from "${from}";\n`);
    const uses = imported.map((_, index) => `console.log(it${index});\n`);
    writeFileSync(path.join(folder, file), [...imports, "\n", ...uses].join(""));
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, "lint", "--reporter=json", "--max-diagnostics=none"],
    { cwd: folder, encoding: "utf8" },
  );
  expect(stdout, stderr).toMatch(/^\{/);
  expect(status).not.toBe(0);
  return JSON.parse(stdout).diagnostics;
}

const importsOf = ({ refused, allowed }: (typeof BORDERS)[number]) => [...refused, ...allowed];

let told: Diagnostic[] | undefined;
/** Of all of them, which lint reads at once. */
const diagnostics = () =>
  (told ??= lint(BORDERS.map((border) => ({ file: border.file, imported: importsOf(border) }))));

test.each(BORDERS)(
  "$file may import what the architecture allows, and is taught about the rest",
  (border) => {
    const found = diagnostics()
      .filter(({ location }) => location.path === border.file)
      .sort((one, other) => one.location.start.line - other.location.start.line);
    const imported = importsOf(border);
    expect(found.map(({ location }) => imported[location.start.line - 1])).toEqual(border.refused);
    for (const { severity, message } of found) {
      expect([severity, message]).toEqual(["error", expect.stringContaining(border.lesson)]);
    }
  },
);
