import { expect, test } from "vitest";
import type { ListedPageName } from "#contracts/public-pages.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { manifest } from "./manifest.ts";
import { SHARING_CARDS } from "./sharing-cards.ts";

async function cardsOf(demo: boolean) {
  const words = await spokenIn("en");
  const { site } = await openTestSite({ demo });
  const names = Object.keys(SHARING_CARDS) as ListedPageName[];
  const cards = await Promise.all(names.map((name) => SHARING_CARDS[name](site, words)));
  return Object.fromEntries(
    cards.map((card, at) => [names[at], card && `${card.title} ${card.image}`]),
  );
}

test("what the sharing picture of each page shows; nothing of what nobody has written", async () => {
  const ours = {
    blog: "Blog Posts /art/routes-map.svg",
    "get-started": "Tell us about your journey /art/flight-wing.svg",
  };
  expect(await cardsOf(true)).toEqual({
    ...ours,
    home: "Take your parents for Umrah /art/makkah-dusk.svg",
    about: "Travel is a trust /art/flight-wing.svg",
    umrah: "Umrah Package /art/makkah-dusk.svg",
    hajj: "Hajj Package /art/hajj-mina.svg",
    tours: "Tour Packages /art/tours-coast.svg",
    "student-visa": "Student Visa /art/campus.svg",
    "work-visa": "Work Visa /art/city-work.svg",
    contact: "Talk to a person /art/passport-desk.svg",
    trust: "Check that it is really us /art/office-front.svg",
    "privacy-policy": "Privacy Policy /art/passport-desk.svg",
  });
  const none = { home: null, umrah: null, hajj: null, tours: null, "privacy-policy": null };
  expect(await cardsOf(false)).toMatchObject({ ...ours, ...none });
});

test("what a phone asks that puts the site on its home screen", async () => {
  const { site } = await openTestSite({ demo: true });
  const icon = (size: number) => ({
    ...{ src: `/icon-${size}.png`, sizes: `${size}x${size}` },
    ...{ type: "image/png", purpose: "any maskable" },
  });
  expect(manifest(await site.settings.get())).toEqual({
    ...{ name: "Rihla Travels", short_name: "Rihla Travels", start_url: "/", display: "browser" },
    description: "A family firm in Dhanmondi, looking after other families.",
    ...{ background_color: "#FBFAF6", theme_color: "#FBFAF6" },
    icons: [icon(192), icon(512)],
  });
});
