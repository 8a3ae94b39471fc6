import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "#tests/support/browser-test.ts";
import { PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { EMPTY_URL } from "#tests/support/servers.ts";

const VALIDATOR = "node_modules/vnu-jar/build/dist/vnu.jar";
const hasJava = spawnSync("java", ["-version"]).status === 0;

test("the Nu checker finds no error in any page", async ({ request }) => {
  test.skip(!hasJava, "The Nu checker needs Java, which is not installed here.");
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-html-"));
  const addresses = [
    ...PUBLIC_PAGES.map((page) => page.path),
    "/api/docs",
    "/blog/no-such-post",
    "/blog?type=Tours",
    "/%",
    `${EMPTY_URL}/`,
    `${EMPTY_URL}/packages/hajj`,
  ];
  const files: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const file = path.join(folder, `${index}.html`);
    writeFileSync(file, await (await request.get(address)).text());
    files.push(file);
  }
  const run = promisify(execFile);
  const { stderr } = await run("java", [
    "-jar",
    VALIDATOR,
    "--errors-only",
    "--exit-zero-always",
    "--format",
    "json",
    ...files,
  ]);
  const { messages } = JSON.parse(stderr) as {
    messages: { url: string; message: string; extract?: string }[];
  };
  const readable = messages.map(
    ({ url, message, extract }) =>
      `${addresses[Number(path.parse(url).name)]}: ${message} ${extract ?? ""}`,
  );
  expect(readable).toEqual([]);
});
