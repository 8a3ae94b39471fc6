import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hideWhenLeft } from "#app/admin/session/hide-when-left.ts";
import { settleScripts } from "./hydration.ts";
import { keepTypedEarly } from "./hydration-typed.ts";

const NONCE = "0123456789abcdef";
const page = (content: string) =>
  `<html><head><link rel="modulepreload" nonce="${NONCE}" href="/assets/a.js"/><link rel="manifest" href="/manifest.webmanifest"/></head><body>${content}` +
  `<script nonce="${NONCE}">window.context = 1</script>` +
  `<script nonce="${NONCE}" type="module" async="">import "/assets/a.js"</script></body></html>`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("React's scripts wait and are allowed; the marks are gone", () => {
  const { html, hashes } = settleScripts(page(""), NONCE);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain(NONCE);
  expect(html).toContain('type="text/plain" id="take-over" data-modules="/assets/a.js"');
  expect(hashes).toContain(hashOf('import "/assets/a.js"'));
  expect(hashes).toContain(hashOf("window.context = 1"));
});

test("a page of staff is hidden when it is left, and minds what is typed, from the start", () => {
  const first = ({ html }: { html: string }) =>
    /<head><script>([\s\S]*?)<\/script>/.exec(html)?.[1];
  const ofStaff = settleScripts(page(""), NONCE, { isStaffs: true });
  expect(first(ofStaff)).toContain(`(${hideWhenLeft})();(${keepTypedEarly})();`);
  expect(ofStaff.hashes).toContain(hashOf(first(ofStaff) ?? ""));
  expect(first(settleScripts(page(""), NONCE))).not.toContain("pagehide");
});

test("what a first picture must not wait for comes with React", () => {
  const { html } = settleScripts(page(""), NONCE);
  expect(page("")).toContain('rel="manifest"');
  expect(html).not.toContain('rel="manifest"');
});

test.each(["<script>alert(1)</script>", '<script nonce="guess">alert(1)</script>'])(
  "a script in content is not allowed: %s",
  (content) => {
    expect(settleScripts(page(content), NONCE).hashes).not.toContain(hashOf("alert(1)"));
  },
);

test("a page without React's module script is a fault, not a page without React", () => {
  expect(() => settleScripts("<html></html>", NONCE)).toThrow("module script");
});
