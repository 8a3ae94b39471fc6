import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { englishIn } from "./english-in.ts";

/** Where English is not for visitors and staff, or is no interface. */
const EXEMPT: [where: RegExp, why: string][] = [
  [/^server\/(check-data|cli|demo)\//, "commands on the server; content of the demo agency"],
  [/^server\/(backup|data-folder)\//, "what the owner's terminal and log say"],
  [/^server\/(env|errors\/owner-error|http\/listen)\.ts$/, "why the server does not start"],
  [/^server\/metrics\//, "what figures mean, for programs that read them"],
  [/^server\/db\//, "SQL, and why a database cannot be used"],
  [/^server\/accounts\/(sign-in-limits|password-help)\.ts$/, "names of limits, never shown"],
  [/^server\/api\/docs/, "documentation of the API"],
  [/^server\/pictures\/fonts\.ts$/, "names of fonts"],
  [/^server\/media\/sanitise-svg\.ts$/, "names of elements"],
  [/^app\/site\/pieces\/picture-sizes\.ts$/, "conditions of CSS"],
];

/** SMTP, HTTP, SQL, what /readyz tells programs, and the name of a limit. */
const NO_WORDS = [
  "RCPT TO",
  "Connection: close",
  "is not distinct from",
  "is distinct from",
  "is not",
  "not in",
  "not ready",
  "enquire from address",
  // Held against what staff wrote before hours had days and times.
  "{…} to {…}",
];

const sources = globSync(["app/**/*.{ts,tsx}", "contracts/**/*.ts", "server/**/*.{ts,tsx}"]).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

test("English that people read stands in i18n and nowhere else", () => {
  const files = sources.filter((file) => !EXEMPT.some(([where]) => where.test(file)));
  const found = files.flatMap((file) =>
    englishIn(file, readFileSync(file, "utf8")).map((one) => ({ file, ...one })),
  );
  const words = found.filter(({ text }) => !NO_WORDS.includes(text));
  expect(words.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  expect(NO_WORDS.filter((known) => !found.some(({ text }) => text === known))).toEqual([]);
});

test("no exception outlives what it was made for", () => {
  const unneeded = EXEMPT.filter(([where]) =>
    sources
      .filter((file) => where.test(file))
      .every((file) => englishIn(file, readFileSync(file, "utf8")).length === 0),
  );
  expect(unneeded).toEqual([]);
});

const SEEN = `
  const a = "Try again in a minute.";
  const b = \`Welcome, \${name}. Your account is ready.\`;
  const c = <p title="Open the menu" className="a of b">Nothing is here <b>yet</b></p>;
  const d = "must not be empty";
  log.error("a page of the site failed");
  throw new Error("this cannot be");
  const e: "with the clock" = \`px-4 \${size} grid\`;
  const f = z.string().describe("The name of it");
`;

test("the finder tells prose from what only programs read", () => {
  expect(englishIn("seen.tsx", SEEN).map(({ text }) => text)).toEqual([
    "Try again in a minute.",
    "Welcome, {…}. Your account is ready.",
    "Open the menu",
    "Nothing is here",
    "must not be empty",
  ]);
});
