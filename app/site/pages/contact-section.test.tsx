import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PreviewedSiteData, type SiteData } from "#app/site/pieces/site-data.ts";
import type { ContactSection as Content } from "#contracts/contact.ts";
import * as contact from "#i18n/en/site/contact.ts";
import { ContactSection } from "./contact-section.tsx";

const EMPTY = {
  ...{ ContactSecHeading: "", ContactSecPara: "", ContactSecImage: "", mail: "" },
  ...{ ContactSecNumber: "", ContactSecNumber2: "" },
} as Content;

const DATA = {
  settings: {
    phones: [{ label: "Dhaka office", number: "+880 1011-204560" }],
    ...{ mail: { address: "", label: "" }, hours: [], timeZone: "UTC" },
  },
} as unknown as SiteData;

/** Its picture, its words, and what can be called. */
function shown(content: Content | null) {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PreviewedSiteData value={DATA}>
          <ContactSection content={content} />
        </PreviewedSiteData>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Stub />);
  const all = (element: RegExp) => Array.from(html.matchAll(element), ([, found]) => found);
  return {
    picture: all(/<img src="([^"]*)"/g),
    words: [...all(/<h2[^>]*>(.*?)</g), ...all(/<p class="lead"[^>]*>(.*?)</g)],
    called: all(/<a href="([^"]*)"/g),
    labels: all(/<small[^>]*>(.*?)</g),
  };
}

test.each([null, EMPTY])("what nobody has written is said as specified: %#", (content) => {
  expect(shown(content)).toEqual({
    picture: ["/default-bg.jpg"],
    words: ["Why Choose Us?", contact.whyUsText],
    ...{ called: [], labels: [] },
  });
});

test("a number is named as the agency names it, however it is written, and stands there once", () => {
  const written = { ...EMPTY, ContactSecNumber: "+8801011 204560" };
  const one = { called: ["tel:+8801011204560"], labels: ["Dhaka office"] };
  expect(shown(written)).toMatchObject(one);
  expect(shown({ ...written, ContactSecNumber2: written.ContactSecNumber })).toMatchObject(one);
  expect(shown({ ...written, ContactSecNumber2: "999 000", mail: "a@example.com" })).toMatchObject({
    called: ["tel:+8801011204560", "tel:999000", "mailto:a@example.com"],
    labels: ["Dhaka office", contact.callUs, contact.email],
  });
});
