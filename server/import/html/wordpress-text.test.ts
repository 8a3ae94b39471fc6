import { expect, test } from "vitest";
import { wordpressText } from "./wordpress-text.ts";

const library = { attachments: new Map(), own: [] };

test.each([
  ["One\nTwo", "One\nTwo", true, []],
  ["One<!--more-->Two", "One\n\nTwo", true, []],
  ["One<!--more Read on …--><!--noteaser-->Two", "One\n\n\n\nTwo", true, []],
  ["One<!--nextpage-->Two", "One\n\nTwo", true, [["parts", 1]]],
  [
    "<!-- wp:more --><!--more--><!-- /wp:more -->",
    "<!-- wp:more -->\n\n<!-- /wp:more -->",
    false,
    [],
  ],
  ["<!-- WP:latest-posts /-->", "<!-- WP:latest-posts /-->", false, [["blocks", 1]]],
  ['<!-- wp:my-plugin/map {"a":1} -->', '<!-- wp:my-plugin/map {"a":1} -->', false, []],
  ["<!-- wp -->", "<!-- wp -->", true, []],
])("%j", (text, html, hasLines, notes) => {
  const made = wordpressText(text, library);
  expect({ ...made, notes: made.notes.map(({ what, count }) => [what, count]) }).toEqual({
    ...{ html, hasLines, notes },
  });
});
