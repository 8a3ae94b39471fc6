import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Prints which packages come along with a module. */
const NAMES_PACKAGES = `
import { registerHooks } from "node:module";
const names = new Set();
registerHooks({
  load(url, context, next) {
    const [, name] = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
    if (name) names.add(name);
    return next(url, context);
  },
});
await import(process.argv[1]);
console.log(JSON.stringify([...names]));
process.exit();
`;

const packagesOf = (module: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", NAMES_PACKAGES, "--", module], {
      encoding: "utf8",
    }),
  );

test.each(["worker.ts", "restore-backup.ts"])(
  "%s loads nothing that most backups do not need: each of these takes memory and time",
  (name) => {
    const packages = packagesOf(new URL(name, import.meta.url).href);
    expect(packages).toContain("better-sqlite3");
    const heavy = /^(@aws-sdk|@smithy|better-auth|@better-auth|age-encryption|@noble|sharp)/;
    expect(packages.filter((one) => heavy.test(one))).toEqual([]);
  },
);
