import { expect, test } from "vitest";
import { htmlOnSite, shownOnSite, siteOf } from "#tests/support/shown-on-site.tsx";
import { ApplicationError } from "./application-error.tsx";
import { Logo } from "./logo.tsx";
import { NoticeBanner } from "./notice-banner.tsx";
import { PrintFoot } from "./print-foot.tsx";
import { QuickBar } from "./quick-bar.tsx";

const PHONES = [
  { label: "Office", number: "+880 1711-000000" },
  { label: "", number: "+880 2 999" },
];
const NOTICE = {
  text: "Flights changed. Call {phone} before you travel.",
  shortText: "Flights changed.",
};

test("under the thumb: a call, WhatsApp and the form, but not on the page of the form", () => {
  const site = siteOf({ phones: PHONES, whatsapp: "8801711000000" });
  expect(shownOnSite(<QuickBar />, site)).toEqual([
    "nav label=Contact us quickly: [‹phone› Call | href=tel:+8801711000000 label=Call +880 1711-000000] [‹message-circle› WhatsApp | href=https://wa.me/8801711000000] [Get Started | href=/get-started]",
  ]);
  expect(shownOnSite(<QuickBar />, siteOf({ phones: [], whatsapp: "" }))).toEqual([
    "nav label=Contact us quickly: [Get Started | href=/get-started]",
  ]);
  expect(shownOnSite(<QuickBar />, site, "/get-started")).toEqual([]);
});

test("a notice says its words round the number, and less without one", () => {
  const site = siteOf({ notice: NOTICE });
  const shown = (more: object) => shownOnSite(<NoticeBanner />, { ...site, ...more });
  expect([
    shown({ noticePhone: "+880 2 999" }),
    shown({}),
    shown({ noticeEnds: 0 }),
    shown({ noticeEnds: 1 }),
    shownOnSite(<NoticeBanner />, {
      ...siteOf({ notice: { text: "Call {phone} ", shortText: "Call" } }),
      noticePhone: "+880 2 999",
    }),
  ]).toEqual([
    [
      "section label=Notice: div dir=auto: ‹info› {.max-md:hidden: Flights changed. Call} {.md:hidden: Flights changed.} [{dir=ltr: +880 2 999} | href=tel:+8802999 label=Call +880 2 999] {.max-md:hidden: before you travel.}",
    ],
    ["section label=Notice: div dir=auto: ‹info› Flights changed."],
    [],
    ["section label=Notice: div dir=auto: ‹info› Flights changed."],
    [
      "section label=Notice: div dir=auto: ‹info› {.max-md:hidden: Call} {.md:hidden: Call} [{dir=ltr: +880 2 999} | href=tel:+8802999 label=Call +880 2 999]",
    ],
  ]);
});

test("on paper the page says whose it is, and its address", () => {
  const site = siteOf({
    brand: { name: "Rihla" },
    address: "1 Road",
    phones: PHONES,
    mail: { label: "", address: "salam@rihla.example" },
  });
  expect(htmlOnSite(<PrintFoot />, site, "/about")).toBe(
    '<footer class="print-foot" aria-hidden="true"><b>Rihla</b><span dir="auto">1 Road</span><bdi dir="ltr">+880 1711-000000</bdi><bdi dir="ltr">+880 2 999</bdi><bdi dir="ltr">salam@rihla.example</bdi><bdi dir="ltr">https://rihla.example/about</bdi></footer>',
  );
  expect(htmlOnSite(<PrintFoot />, site, "/admin/home").slice(-60)).toBe(
    'di dir="ltr">https://rihla.example/admin/home</bdi></footer>',
  );
});

test("the mark stands beside the name as wide as it will be, a long name on one line", () => {
  const logo = (name: string, address: string, more: object = {}) =>
    htmlOnSite(
      <Logo />,
      { ...siteOf({ brand: { name }, look: { logo: address } }), ...more },
      "/about",
    );
  expect([
    logo("Rihla Travels Dhaka", "/art/mark.svg"),
    logo("A name of 22 letters !", "/media/0123456789abcdef0123-300x200-aabbcc/picture.png"),
    logo("A name of 23 letters !!", "/art/mark.svg", {
      mark: { of: "/art/mark.svg", address: "data:x" },
    }),
    logo("Rihla", "/art/mark.svg", { mark: { of: "/art/other.svg", address: "data:x" } }),
  ]).toEqual([
    '<link rel="preload" as="image" href="/art/mark.svg"/><a class="logo me-auto" aria-label="Rihla Travels Dhaka, home" href="/" data-discover="true"><img src="/art/mark.svg" alt="" width="30" height="40"/><b>Rihla <i>Travels Dhaka</i></b></a>',
    '<link rel="preload" as="image" href="/media/0123456789abcdef0123-300x200-aabbcc/300.webp"/><a class="logo me-auto" aria-label="A name of 22 letters !, home" href="/" data-discover="true"><img src="/media/0123456789abcdef0123-300x200-aabbcc/300.webp" alt="" width="60" height="40"/><b>A <i>name of 22 letters !</i></b></a>',
    '<a class="logo me-auto" aria-label="A name of 23 letters !!, home" href="/" data-discover="true"><img src="data:x" alt="" width="30" height="40"/><b class="long">A name of 23 letters !!</b></a>',
    '<link rel="preload" as="image" href="/art/mark.svg"/><a class="logo me-auto" aria-label="Rihla, home" href="/" data-discover="true"><img src="/art/mark.svg" alt="" width="30" height="40"/><b>Rihla <i></i></b></a>',
  ]);
});

test("the last screen says what failed and leads home", () => {
  expect(shownOnSite(<ApplicationError title="Too bad" />)).toEqual([
    "Unexpected Application Error!",
    "main:",
    "  # Unexpected Application Error!",
    "  p dir=auto: Too bad",
    "  Nothing you typed on other pages is lost. Load the page again, or go back to the start.",
    "  [Go Back Home | href=/]",
  ]);
});
