import { expect, test } from "vitest";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { blogPosting, packageData, travelAgency } from "./structured-data.ts";

const HOURS = { until: "", opens: "09:00", closes: "18:00", words: "" };

function siteWith(given: Record<string, unknown>) {
  const settings = settingsSchema.parse({ ...completed(SETTINGS_FIELDS, given), versions: {} });
  return {
    ...{ settings, publicUrl: "https://noor.example", noticePhone: "", noticeEnds: null },
    ...{ year: "2026", legal: [], languages: ["en" as const] },
  };
}

test("search engines read the hours that stand in days, and no others", () => {
  const given = {
    phones: [{ label: "", number: "+880 1811-000111" }],
    hours: [
      { ...HOURS, from: "Saturday", until: "Sunday" },
      { ...HOURS, from: "", words: "By appointment" },
    ],
  };
  const agency = travelAgency(siteWith(given));
  expect(agency).toMatchObject({
    "@id": "https://noor.example/#agency",
    telephone: ["+880 1811-000111"],
    openingHoursSpecification: [
      { dayOfWeek: ["Saturday", "Sunday"], opens: "09:00", closes: "18:00" },
    ],
  });
  expect(agency).toHaveProperty("openingHoursSpecification.length", 1);
  expect(agency).not.toHaveProperty("email");
});

test("of the agency they read what its settings say, with whole addresses", () => {
  const given = {
    brand: { name: "Noor Travels", tagline: "Calm journeys" },
    look: { logo: "/media/mark/picture.svg" },
    phones: [{ label: "", number: "+880 1811-000111" }],
    mail: { address: "salam@noor.example", label: "" },
    address: "House 14, Dhaka",
    social: [{ name: "Facebook", url: "https://facebook.example/noor" }],
  };
  expect(travelAgency(siteWith(given))).toEqual({
    ...{ "@context": "https://schema.org", "@type": "TravelAgency" },
    ...{ "@id": "https://noor.example/#agency", url: "https://noor.example/" },
    ...{ name: "Noor Travels", slogan: "Calm journeys", address: "House 14, Dhaka" },
    logo: "https://noor.example/media/mark/picture.svg",
    image: "https://noor.example/og/home.jpg",
    ...{ telephone: ["+880 1811-000111"], email: "salam@noor.example" },
    ...{ openingHoursSpecification: [], sameAs: ["https://facebook.example/noor"] },
  });
});

const AGENCY = { "@type": "TravelAgency", "@id": "https://noor.example/#agency" };

test("of a post they read when it came, when it was changed, and in which language it is", () => {
  const post = {
    ...{ title: "Ihram", type: "Umrah", language: "bn" as const },
    ...{ createdAt: "2026-01-02T06:00:00.000Z", updatedAt: "2026-11-20T06:00:00.000Z" },
  };
  expect(blogPosting(siteWith({ brand: { name: "Noor" } }), post, "/blog/ihram")).toEqual({
    ...{ "@context": "https://schema.org", "@type": "BlogPosting" },
    ...{ headline: "Ihram", articleSection: "Umrah", inLanguage: "bn" },
    ...{ datePublished: post.createdAt, dateModified: post.updatedAt },
    mainEntityOfPage: "https://noor.example/blog/ihram",
    image: "https://noor.example/og/blog/ihram.jpg",
    author: { ...AGENCY, name: "Noor" },
    publisher: { ...AGENCY, name: "Noor" },
  });
});

test("a journey is a trip, a visa a service", () => {
  const of = (_id: string) => {
    const pack = { _id, title: "Title", description: "All of it." };
    return packageData(siteWith({}), pack as never, `/${_id}`);
  };
  expect(of("hajj")).toMatchObject({
    ...{ "@type": "TouristTrip", name: "Title", description: "All of it.", inLanguage: "en" },
    ...{ url: "https://noor.example/hajj", image: "https://noor.example/og/hajj.jpg" },
    provider: AGENCY,
  });
  expect(of("hajj")).not.toHaveProperty("serviceType");
  expect(of("work-visa")).toMatchObject({ "@type": "Service", serviceType: "Title" });
});
