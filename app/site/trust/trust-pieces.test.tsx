import { expect, test } from "vitest";
import { shownOnSite, siteOf } from "#tests/support/shown-on-site.tsx";
import { LicenceCards } from "./licence-cards.tsx";
import { licenceData } from "./licence-data.ts";
import { OfficialNumbers } from "./official-numbers.tsx";
import { TrustSigners } from "./trust-signers.tsx";
import { TrustStrip } from "./trust-strip.tsx";

const LICENCE = {
  ...{ id: "1", title: "Umrah", number: "U-123", issuedBy: "The ministry" },
  ...{ validUntil: "2027-06-30", validUntilWords: "30 June 2027", lookedUp: "", officialList: "" },
};
const LISTED = {
  ...LICENCE,
  ...{ id: "2", title: "Hajj", lookedUp: "1 May", officialList: "https://list.example" },
};
const SETTINGS = {
  brand: { name: "Rihla" },
  phones: [{ label: "Office", number: "+880 1711-000000" }],
  hours: [{ from: "Saturday", until: "", opens: "10:00", closes: "18:00", words: "" }],
  whatsapp: "8801711000000",
  mail: { label: "", address: "salam@rihla.example" },
  social: [{ name: "Facebook", url: "https://www.facebook.com/rihla/here" }],
};

test("licences are listed with what is known of each, or it is said that there is none", () => {
  const texts = { heading: "Ours", text: "Ask us.", none: "None today." };
  expect(shownOnSite(<LicenceCards licences={[LICENCE, LISTED]} texts={texts} />)).toEqual([
    "section:",
    "  ## {dir=auto} Ours",
    "  p dir=auto: Ask us.",
    "  ul:",
    "    li:",
    "      ### {dir=auto} Umrah",
    "      {dir=ltr: U-123}",
    "      dl:",
    "        dt: Issued by",
    "        dd dir=auto: The ministry",
    "        dt: Valid until",
    "        dd: {datetime=2027-06-30: 30 June 2027}",
    "    li:",
    "      ### {dir=auto} Hajj",
    "      {dir=ltr: U-123}",
    "      dl:",
    "        dt: Issued by",
    "        dd dir=auto: The ministry",
    "        dt: Valid until",
    "        dd: {datetime=2027-06-30: 30 June 2027}",
    "        dt: We looked it up on",
    "        dd: 1 May",
    "      [Find it on the official list | href=https://list.example target=_blank rel=noopener noreferrer label=Find Hajj on the official list (opens in a new tab)]",
  ]);
  expect(shownOnSite(<LicenceCards licences={[]} texts={texts} />)).toEqual([
    "section:",
    "  ## {dir=auto} Ours",
    "  p dir=auto: Ask us.",
    "  p dir=auto: None today.",
  ]);
  expect(shownOnSite(<LicenceCards licences={[]} texts={null} />)).toEqual([
    "section:",
    "  ## {dir=auto} Our licences",
    "  p dir=auto: Ask us to show the current licence at our desk, and look it up on the official list.",
  ]);
  expect(licenceData(siteOf(SETTINGS), [LICENCE, LISTED])).toEqual({
    "@context": "https://schema.org",
    "@id": "https://rihla.example/#agency",
    "@type": "TravelAgency",
    hasCertification: [
      {
        "@type": "Certification",
        certificationIdentification: "U-123",
        expires: "2027-06-30",
        issuedBy: {
          "@type": "Organization",
          name: "The ministry",
        },
        name: "Umrah",
      },
      {
        "@type": "Certification",
        certificationIdentification: "U-123",
        expires: "2027-06-30",
        issuedBy: {
          "@type": "Organization",
          name: "The ministry",
        },
        name: "Hajj",
        url: "https://list.example",
      },
    ],
    name: "Rihla",
    url: "https://rihla.example/",
  });
});

test("the numbers of the agency, who signs, and what is true today", () => {
  expect(
    shownOnSite(<OfficialNumbers texts={null} />, siteOf({ ...SETTINGS, social: [] })),
  ).toEqual([
    "section:",
    "  ## {dir=auto} Our numbers",
    "  Open Saturday, 10 am to 6 pm",
    "  ul:",
    "    li: [‹phone› {dir=auto: Office} {dir=ltr: +880 1711-000000} | href=tel:+8801711000000]",
    "    li: [‹message-circle› {dir=auto: WhatsApp, the only one} {dir=ltr: +880 1711-000000} | href=https://wa.me/8801711000000 target=_blank rel=noopener noreferrer]",
    "    li: [‹mail› {dir=auto: Email} {dir=ltr: salam@rihla.example} | href=mailto:salam@rihla.example]",
  ]);
  const texts = { heading: "Only these", text: "Nobody else." };
  const other = {
    ...SETTINGS,
    phones: [],
    whatsapp: "8801999",
    social: [...SETTINGS.social, { name: "X", url: "https://x.com" }],
    mail: { label: "Write", address: "a@b.example" },
  };
  expect(shownOnSite(<OfficialNumbers texts={texts} />, siteOf(other))).toEqual([
    "section:",
    "  ## {dir=auto} Only these",
    "  p dir=auto: Nobody else.",
    "  Open Saturday, 10 am to 6 pm",
    "  ul:",
    "    li: [‹message-circle› {dir=auto: WhatsApp, the only one} {dir=ltr: +8801999} | href=https://wa.me/8801999 target=_blank rel=noopener noreferrer]",
    "    li: [‹mail› {dir=auto: Write} {dir=ltr: a@b.example} | href=mailto:a@b.example]",
    "    li:",
    "      a href=https://www.facebook.com/rihla/here target=_blank rel=noopener noreferrer:",
    "        ‹facebook›",
    "        {dir=auto: Facebook (opens in a new tab)}",
    "        bdi dir=ltr:",
    "          facebook.com/",
    "          rihla/here",
    "    li: [‹link› {dir=auto: X (opens in a new tab)} {dir=ltr: x.com} | href=https://x.com target=_blank rel=noopener noreferrer]",
  ]);
  const signer = {
    name: "Abdur Rahman",
    role: "Founder",
    signs: "Receipts",
    photo: "",
    initials: "AR",
  };
  const signers = [signer, { ...signer, name: "Nadia", photo: "/art/campus.svg" }];
  expect(shownOnSite(<TrustSigners heading="Who signs" text="" signers={signers} />)).toEqual([
    "## {dir=auto} Who signs",
    "ul:",
    "  li dir=auto:",
    "    {hidden=true: AR}",
    "    ### Abdur Rahman",
    "    Founder",
    "    Receipts",
    "  li dir=auto:",
    "    (img src=/art/campus.svg alt)",
    "    ### Nadia",
    "    Founder",
    "    Receipts",
  ]);
  expect(shownOnSite(<TrustSigners heading="Who signs" text="x" signers={[]} />)).toEqual([]);
  expect(shownOnSite(<TrustStrip facts={["Since 2009"]}>Open</TrustStrip>)).toEqual([
    "aside label=Check that it is really us:",
    "  ul: li dir=auto: ‹shield-check› Since 2009",
    "  Open",
    "  [Check that it is really us | href=/trust]",
  ]);
  expect(shownOnSite(<TrustStrip facts={[]}>{null}</TrustStrip>)).toEqual([
    "aside label=Check that it is really us: [Check that it is really us | href=/trust]",
  ]);
});
