import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { InLanguages } from "./in-languages.tsx";

test("its state in each language, in words of ours beside the name in its own", async () => {
  const states = { bn: "older", ar: "missing" } as const;
  const place = { kind: "post", id: "p1" } as const;
  const linked = await withinAdmin(<InLanguages states={states} place={place} />);
  expect(accessibleOutline(linked)).toEqual([
    "[{lang=bn: বাংলা} English changed | href=/admin/translate/bn/post/p1] [{lang=ar: العربية} Missing | href=/admin/translate/ar/post/p1]",
  ]);
  expect(linked.match(/data-state="\w+"/g)).toEqual(['data-state="older"', 'data-state="missing"']);
  expect(accessibleOutline(await withinAdmin(<InLanguages states={states} />))).toEqual([
    "{lang=bn: বাংলা} English changed {lang=ar: العربية} Missing",
  ]);
  expect(await withinAdmin(<InLanguages states={undefined} place={place} />)).toBe("");
});
