import { expect, test } from "vitest";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { TemplateList } from "./template-list.tsx";

test("each text is listed by its title, with the languages that its words are in", async () => {
  const none = { en: "", bn: "", ar: "" };
  const templates = [
    { _id: "one", title: { ...none, en: "Hello" }, body: { ...none, en: "Hello", ar: "مرحبا" } },
    { _id: "two", title: { ...none, bn: "নাম" }, body: { ...none, en: "Hello", bn: " " } },
  ] as ReplyTemplate[];
  const html = await withinAdmin(<TemplateList templates={templates} openId="two" />);
  expect(accessibleOutline(html)).toEqual([
    "ul label=List of templates:",
    "  li: [{lang=en dir=auto: Hello} ⁨English⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/one]",
    "  li data-open=true: [{lang=bn dir=auto: নাম} ⁨English⁩ | href=/admin/enquiries/templates/two current=page]",
  ]);
});
