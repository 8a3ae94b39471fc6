import { expect, test } from "vitest";
import type { Package } from "#contracts/kinds/package.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { sharing } from "./sharing.ts";

test("a picture for sharing has title, name and direction of the language of its address", async () => {
  const { site } = await openTestSite({ demo: true });
  await site.languages.show(["bn", "ar"], { by: null });
  const page = { title: "Terms", link: "terms", description: "", content: "", isInFooter: false };
  const made = await site.ownPage.create(page, { by: null });
  const id = made.page._id;
  const place = { kind: "own-page", id, language: "bn" } as const;
  await site.translation.save(place, { words: { title: "শর্ত" }, madeFrom: {} }, { by: null });
  const hajj = async () => {
    const { _id, version, language: _, ...words } = (await site.package.find("hajj")) as Package;
    return words;
  };
  const asked: object[] = [];
  const pictures = {
    get: async ({ title, brand, direction }: Record<string, string>) => {
      asked.push({ title, brand, direction });
      return new Uint8Array(1);
    },
  };
  const words = await spokenIn("en");
  const door = sharing({
    ...{ site, pictures: pictures as never },
    spokenIn: async (language) => ({ ...words, direction: language === "ar" ? "rtl" : "ltr" }),
  });
  const post = "/og/blog/nine-photo-mistakes.jpg";
  const about = ["", "/bn", "/ar"].map((prefix) => `${prefix}/og/about.jpg`);
  for (const path of [...about, `/bn${post}`, "/bn/og/pages/terms.jpg"]) {
    expect((await door.request(path)).status).toBe(200);
  }
  const of = (title: string, brand: string, direction: string) => ({ title, brand, direction });
  await site.package.update("hajj", { ...(await hajj()), title: "Hajj with {name}" }, { by: null });
  expect((await door.request("/og/hajj.jpg")).status).toBe(200);
  expect(asked).toEqual([
    of("Travel is a trust", "Rihla Travels", "ltr"),
    of("সফর একটি আমানত", "রিহলা ট্রাভেলস", "ltr"),
    of("السفر أمانة", "رحلة للسفر", "rtl"),
    of("ছবির যে নয় ভুলে পাসপোর্ট বা ভিসার ফরম ফেরত আসে", "রিহলা ট্রাভেলস", "ltr"),
    of("শর্ত", "রিহলা ট্রাভেলস", "ltr"),
    of("Hajj with Rihla Travels", "Rihla Travels", "ltr"),
  ]);
});

test("what nobody has written has the name of the agency on its picture, each with its logo", async () => {
  const { site } = await openTestSite();
  const asked: object[] = [];
  const get = async (picture: object) => {
    asked.push(picture);
    return new Uint8Array(1);
  };
  const door = sharing({ site, pictures: { get } as never, spokenIn });
  await site.settings.update({ look: { logo: "/logo.svg", accent: "" } }, { by: null });
  for (const page of ["contact", "blog"]) await door.request(`/og/${page}.jpg`);
  const [mine] = [{ brand: "Your agency", mark: "/logo.svg", direction: "ltr" }];
  expect(asked).toEqual([
    { ...mine, title: "Your agency", image: "" },
    { ...mine, title: "Blog Posts", image: "/art/routes-map.svg" },
  ]);
});

test("in a language that is not shown no page has a picture", async () => {
  const { site } = await openTestSite({ demo: true });
  const page = { title: "Terms", link: "terms", description: "", content: "", isInFooter: false };
  await site.ownPage.create(page, { by: null });
  const pictures = { get: async () => new Uint8Array(1) } as never;
  const door = sharing({ site, pictures, spokenIn });
  const paths = ["about.jpg", "about.png", "blog/nine-photo-mistakes.jpg", "pages/terms.jpg"];
  const statuses = (at: string) =>
    Promise.all(paths.map(async (path) => (await door.request(`${at}/og/${path}`)).status));
  expect(await statuses("")).toEqual([200, 301, 200, 200]);
  expect(await statuses("/ar")).toEqual([404, 404, 404, 404]);
});
