import { expect, test } from "vitest";
import { BlogCard } from "#app/site/blog/blog-card.tsx";
import { BlogNotFound } from "#app/site/blog/blog-not-found.tsx";
import { HomeInformation } from "#app/site/home/home-information.tsx";
import { HomePosts } from "#app/site/home/home-posts.tsx";
import {
  PackageDetails,
  PackageEnding,
  PackageOverview,
} from "#app/site/packages/package-sections.tsx";
import type { Home } from "#contracts/kinds/home.ts";
import type { Package } from "#contracts/kinds/package.ts";
import { shownOnSite, siteOf } from "#tests/support/shown-on-site.tsx";
import { PageNotFound } from "./page-not-found.tsx";
import { PageNotWritten } from "./page-not-written.tsx";

test("a page that is not there, or not written, leads on", () => {
  expect(
    [
      <PageNotFound key="1" />,
      <PageNotWritten key="2" title="About" />,
      <BlogNotFound key="3" />,
    ].map((page) => shownOnSite(page)),
  ).toEqual([
    [
      "link href=/art/flight-wing.svg rel=preload",
      "section:",
      "  (img src=/art/flight-wing.svg alt)",
      "  # 404 - Page Not Found",
      "  This page has moved or never existed. Try one of these.",
      "  [Go Back Home | href=/]",
      "  ul:",
      "    li: [Home | href=/]",
      "    li: [About Us | href=/about]",
      "    li: [Contact Support | href=/contact]",
    ],
    [
      "# About",
      "(img src=/art/madinah-dawn.svg alt)",
      "This page is not written yet",
      "Ask us instead: a person answers.",
      "[Contact us | href=/contact]",
    ],
    [
      "(img src=/art/flight-wing.svg alt)",
      "# Blog not found",
      "It has moved, or it never was. The others are all here.",
      "[All blog posts | href=/blog]",
    ],
  ]);
});

test("home without posts, or without one of a type, says so", () => {
  const types = [
    { type: "Hajj", count: 1 },
    { type: "Air Tickets", count: 2 },
  ];
  expect([
    shownOnSite(<HomePosts posts={[]} types={[]} type={null} />),
    shownOnSite(<HomePosts posts={[]} types={types} type="Hajj" />),
  ]).toEqual([
    ["(img src=/art/madinah-dawn.svg alt)", "No posts yet", "Advice will appear here."],
    [
      "nav label=Filter posts by type: [All | href=/#advice] [Hajj | href=/?type=Hajj#advice current=true] [Air Tickets | href=/?type=Air%20Tickets#advice]",
      "(img src=/art/madinah-dawn.svg alt)",
      "No posts of this type",
      "Choose another type above.",
    ],
  ]);
});

test("what the agency does stands with the pictures and the video that there are", () => {
  const home = {
    secondSecheading: "What we do",
    secondSecPara1: "We lead.",
    secondSecPara2: "And stay.",
    secondSecimg1: "/art/campus.svg",
    secondSecimg2: "/art/mat-suitcase.svg",
    video: "",
  } as Home;
  const site = siteOf({ knowMoreLink: "/about" });
  expect(shownOnSite(<HomeInformation home={home} />, site)).toEqual([
    "section:",
    "  ## {dir=auto} What we do",
    "  p dir=auto: We lead.",
    "  [Know More | href=/about]",
    "  (img src=/art/campus.svg alt=A brick university campus in autumn) (img src=/art/mat-suitcase.svg alt=A packed suitcase with a rolled prayer mat)",
    "  p dir=auto: And stay.",
    "  [View All ‹arrow-right› | href=/packages/tours]",
  ]);
  expect(
    shownOnSite(
      <HomeInformation home={{ ...home, secondSecimg1: "", secondSecimg2: "" }} />,
      site,
    ).slice(0, 6),
  ).toEqual([
    "section:",
    "  ## {dir=auto} What we do",
    "  p dir=auto: We lead.",
    "  [Know More | href=/about]",
    "  p dir=auto: And stay.",
    "  [View All ‹arrow-right› | href=/packages/tours]",
  ]);
});

const POST = {
  _id: "1",
  title: "Umrah in four steps",
  type: "Umrah",
  image: "/art/campus.svg",
  link: "umrah-steps",
};
const FOUND = {
  ...POST,
  createdAt: "2026-11-01",
  reads: 0,
  titlePieces: [{ text: "Umrah", isHit: true as const }, { text: " in four steps" }],
  textPieces: [{ text: "of " }, { text: "umrah", isHit: true as const }],
};

test("the card of a post says its type and title, and of one that was looked for where", () => {
  expect(shownOnSite(<BlogCard post={POST} Title="h2" />)).toEqual([
    "article:",
    "  (img src=/art/campus.svg alt)",
    "  Umrah",
    "  ## {dir=auto} Umrah in four steps",
    "  [Read more → | href=/blog/umrah-steps label=Read more: Umrah in four steps]",
  ]);
  expect(shownOnSite(<BlogCard post={FOUND} Title="h3" />)).toEqual([
    "article:",
    "  (img src=/art/campus.svg alt)",
    "  Umrah",
    "  ### {dir=auto} Umrah in four steps",
    "  p dir=auto: of umrah…",
    "  [Read more → | href=/blog/umrah-steps label=Read more: Umrah in four steps]",
  ]);
});

test("a package says what it is, what is arranged, and how to begin", () => {
  const pack = {
    _id: "umrah",
    description: "First. Second. Third, and on.",
    services: ["Visa", "Flight"],
    secondimageUrl: "/art/campus.svg",
    secondtitle: "On the way",
    middleparagraph: "Slowly.",
    servicesdescriptiontitle: "Steps",
    servicesdescription: ["One", "Two"],
    finalparagraph: "Begin.",
  } as unknown as Package;
  const phones = [{ label: "", number: "+880 2 999" }];
  expect(shownOnSite(<PackageOverview pack={pack}>The form</PackageOverview>)).toEqual([
    "section:",
    "  div dir=auto:",
    "    Second.",
    "    Third, and on.",
    "    ## What we arrange",
    "    ul:",
    "      li: ‹check› Visa",
    "      li: ‹check› Flight",
    "  The form",
  ]);
  expect(
    shownOnSite(
      <PackageOverview pack={{ ...pack, description: "First." }}>x</PackageOverview>,
    ).slice(0, 3),
  ).toEqual(["section:", "  div dir=auto:", "    First."]);
  expect(shownOnSite(<PackageDetails pack={pack} />)).toEqual([
    "section:",
    "  (img src=/art/campus.svg alt=A brick university campus in autumn)",
    "  div dir=auto:",
    "    ## On the way",
    "    Slowly.",
    "    ### Steps",
    "    ol:",
    "      li: {hidden=true: 1} One",
    "      li: {hidden=true: 2} Two",
  ]);
  expect([
    shownOnSite(<PackageEnding pack={pack} />, siteOf({ phones })),
    shownOnSite(<PackageEnding pack={pack} />, siteOf({ phones: [] })),
  ]).toEqual([
    [
      "section:",
      "  p dir=auto: Begin.",
      "  [Get Started | href=/get-started?topic=umrah] [‹phone› {dir=ltr: +880 2 999} | href=tel:+8802999 label=Call +880 2 999]",
    ],
    ["section:", "  p dir=auto: Begin.", "  [Get Started | href=/get-started?topic=umrah]"],
  ]);
});
