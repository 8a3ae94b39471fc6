import { expect, test } from "vitest";
import type { TrustPage } from "#contracts/kinds/page.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const NOBODY = { by: null };
const OFFICE = {
  ...{ name: "Chattogram", address: "1 Port Road", directions: "" },
  ...{ hours: "Saturday/Thursday 10:00-20:00", hoursNote: "", phones: "+880 1999-000222" },
};

async function withOffices(...rows: Partial<typeof OFFICE>[]) {
  const { site, visit } = await openTestPages({ demo: true });
  const { version, language, ...page } = (await site.page.findTrust()) as TrustPage;
  const offices = { heading: "", rows: rows.map((row) => ({ ...OFFICE, ...row })) };
  await site.page.updateTrust({ ...page, offices }, NOBODY);
  return visit("/trust");
}

type Data = { department?: object[] };

const departmentsIn = (meta: object[]) =>
  meta
    .flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"] as Data] : []))
    .flatMap(({ department = [] }) => department);

test("an office has hours of its own, or those of the agency, for people and for machines", async () => {
  const { html, meta } = await withOffices({}, { name: "Dhaka", hours: "agency", phones: "" });
  expect(html).toContain("Saturday to Thursday, 10 am to 8 pm");
  expect(html).toContain("Friday, 3 pm to 9 pm");
  expect(departmentsIn(meta)).toMatchObject([
    {
      name: "Chattogram",
      address: "1 Port Road",
      telephone: ["+880 1999-000222"],
      openingHoursSpecification: [{ opens: "10:00", closes: "20:00" }],
    },
    { name: "Dhaka", openingHoursSpecification: [{ opens: "09:00" }, { dayOfWeek: ["Friday"] }] },
  ]);
  expect(departmentsIn(meta)[1]).not.toHaveProperty("telephone");
});

test("an office may say its hours in words, or not at all; words are no data for machines", async () => {
  const { html, meta } = await withOffices(
    { hours: "", hoursNote: "By <b>appointment</b> alone" },
    { name: "Sylhet", hours: "" },
  );
  expect(html).toContain("By &lt;b&gt;appointment&lt;/b&gt; alone");
  const departments = departmentsIn(meta);
  expect(departments).toHaveLength(2);
  for (const department of departments) {
    expect(department).not.toHaveProperty("openingHoursSpecification");
  }
});

test("official numbers, accounts and the address for mail stand there as staff call them", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const shown = async (mail: object, whatsapp: string) => {
    const settings = await site.settings.get();
    const social = [{ name: "Facebook", url: "https://www.facebook.com/rihla" }];
    const phones = [{ label: "Visa desk", number: "+880 1711-000111" }];
    await site.settings.update(
      { phones, whatsapp, social, mail: { ...settings.mail, ...mail } } as never,
      NOBODY,
    );
    const { html } = await visit("/trust");
    const [, list = ""] = /<ul class="trust-numbers">(.*?)<\/ul>/s.exec(html) ?? [];
    return list
      .split("<li>")
      .slice(1)
      .map((row) => [
        /href="([^"]*)"/.exec(row)?.[1],
        /<small[^>]*>([^<]*)/.exec(row)?.[1],
        /<bdi dir="ltr">(.*?)<\/bdi>/.exec(row)?.[1],
        /target="_blank" rel="noopener noreferrer"/.test(row),
      ]);
  };
  const desk = ["tel:+8801711000111", "Visa desk", "+880 1711-000111", false];
  const account = [
    "https://www.facebook.com/rihla",
    "Facebook (opens in a new tab)",
    // It may go on below there.
    "facebook.com/<wbr/>rihla",
    true,
  ];
  const whatsapp = "https://wa.me/8801711000111";
  expect(await shown({ label: "Papers", address: "visa@rihla.example" }, "8801711000111")).toEqual([
    ...[desk, [whatsapp, "WhatsApp, the only one", "+880 1711-000111", true]],
    ...[["mailto:visa@rihla.example", "Papers", "visa@rihla.example", false], account],
  ]);
  expect(await shown({ label: "", address: "visa@rihla.example" }, "")).toEqual([
    ...[desk, ["mailto:visa@rihla.example", "Email", "visa@rihla.example", false], account],
  ]);
});
