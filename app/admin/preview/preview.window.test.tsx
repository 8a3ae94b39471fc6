import { type ReactNode, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { completed } from "#contracts/completed.ts";
import { PAGE_KINDS, type PageId } from "#contracts/kinds/page.ts";
import { SETTINGS_FIELDS, type Settings } from "#contracts/kinds/settings.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { VisaPreview } from "./visa-preview.tsx";

/** What stands in the frame, once the browser has opened it. */
async function previewed(piece: ReactNode, settings: Partial<Settings> = {}) {
  const screen = showPiece(piece, undefined, settings);
  await screen.came();
  const frame = document.querySelector("iframe");
  frame?.dispatchEvent(new Event("load"));
  await screen.came();
  const body = frame?.contentDocument?.body;
  // The window empties a frame before React takes its page away.
  onTestFinished(() => void (body && Object.assign(body, { removeChild: (one: Node) => one })));
  const inside = () => accessibleOutline(body?.innerHTML ?? "");
  return { screen, inside, body, close: () => document.querySelector("main")?.remove() };
}

const hero = { title: "Ask us", text: "A person answers.", image: "/art/hajj-mina.svg", alt: "" };
const person = { _id: "1", name: "Karim Uddin", role: "Owner", image: "/art/hajj-mina.svg" };

test("of each page its own public page is previewed", async () => {
  const pages: [PageId, object][] = [
    ["privacy", { content: "<h2>Who we are</h2><p>Us.</p>" }],
    ["about", { hero, leaders: [person] }],
    ["contact", { hero }],
    ["trust", { hero, signers: { title: "Who signs", rows: [person] } }],
  ];
  const seen: Record<string, string[]> = {};
  for (const [id, typed] of pages) {
    const document = { ...upgraded(PAGE_KINDS[id] as typeof PAGE_KINDS.about, {}, 1), ...typed };
    const { inside, close } = await previewed(<PagePreview id={id} document={document} />);
    seen[id] = inside()
      .filter((line) => /# [^{]|KU|Owner/.test(line))
      .map((line) => line.trim());
    close();
  }
  expect(seen).toEqual({
    privacy: ["## Who we are"],
    about: [
      "# Ask us",
      "(img src=/art/madinah-dawn.svg alt) {hidden=true: KU}",
      "div dir=auto: ### Karim Uddin",
    ],
    contact: ["# Ask us"],
    trust: ["# Ask us", "{hidden=true: KU}", "### Karim Uddin", "Owner"],
  });
});

test.each([
  ["2026-11-02", "    Last changed {datetime=2026-11-02: 2 November 2026}"],
  ["20", "    Last changed {datetime=20: }"],
])("a privacy page changed on %s says so as far as it is a day", async (lastChanged, said) => {
  const document = { ...upgraded(PAGE_KINDS.privacy, {}, 1), lastChanged };
  const { inside } = await previewed(<PagePreview id="privacy" document={document} />);
  expect(inside()).toContain(said);
});

test("a fact of the settings is words in a text of privacy too, whatever signs it has", async () => {
  const content = "<h2>Who we are</h2><p>Write to {address}.</p>";
  const document = { ...upgraded(PAGE_KINDS.privacy, {}, 1), content };
  const preview = <PagePreview id="privacy" document={document} />;
  const { body } = await previewed(preview, { address: "Road 7, <i>Level 2</i>" });
  expect(body?.textContent).toContain("Write to Road 7, <i>Level 2</i>.");
});

const shownTo = (given: object) => ({
  ...upgraded(visaKind, {}, 1),
  ...{ title: "Malaysia", purpose: "work", ...given },
});
const choicesIn = (outline: string[]) => outline.filter((line) => line.includes("select :"));

test("a visa is looked at as one of those it asks for, or as somebody who does not know yet", async () => {
  const profiles = [
    { _id: "1", link: "builder", label: "Builder" },
    { _id: "2", link: "", label: "Half typed" },
    { _id: "3", link: "own", label: "" },
  ];
  const visa = shownTo({ profiles, asksAbroad: true });
  const { screen, inside } = await previewed(
    <VisaPreview visa={visa as never} library={[]} today="2026-11-22" />,
  );
  expect(choicesIn(screen.outline())).toEqual([
    '  Who looks at it ("Who looks at itBuilderownI do not know yet" select : Builder=builder, own=own, *I do not know yet=all) ‹chevron-down› Worked abroad ("Worked abroadNo, this is the first timeYes, I haveI do not know yet" select : No, this is the first time=no, Yes, I have=yes, *I do not know yet=all) ‹chevron-down›',
  ]);
  await screen.type(/^Who looks/, "own");
  await screen.type(/^Worked abroad/, "yes");
  expect(choicesIn(screen.outline())).toEqual([
    '  Who looks at it ("Who looks at itBuilderownI do not know yet" select : Builder=builder, *own=own, I do not know yet=all) ‹chevron-down› Worked abroad ("Worked abroadNo, this is the first timeYes, I haveI do not know yet" select : No, this is the first time=no, *Yes, I have=yes, I do not know yet=all) ‹chevron-down›',
  ]);
  expect(inside().slice(0, 4)).toEqual([
    "div inert:",
    "  [‹chevron-left› Change an answer | href=/work-visa/papers/own/abroad]",
    "  # {dir=auto} Papers for Malaysia",
    "  Nobody has checked this list yet. Ask us before you rely on it.",
  ]);
  expect(inside().filter((line) => /dd dir=auto|dt dir=auto/.test(line))).toEqual([
    "        dt dir=auto: Country",
    "        dd dir=auto",
    "        dt dir=auto: Have you worked abroad before?",
    "        dd dir=auto: Yes, I have",
    "        dt dir=auto: Government fee",
    "        dt dir=auto: Our service fee",
  ]);
  await screen.type(/^Worked abroad/, "all");
  expect(choicesIn(screen.outline())).toEqual([
    '  Who looks at it ("Who looks at itBuilderownI do not know yet" select : Builder=builder, *own=own, I do not know yet=all) ‹chevron-down› Worked abroad ("Worked abroadNo, this is the first timeYes, I haveI do not know yet" select : No, this is the first time=no, Yes, I have=yes, *I do not know yet=all) ‹chevron-down›',
  ]);
});

test.each([
  ["nothing", {}, 0],
  ["where one has worked", { asksAbroad: true }, 1],
])("a visa that asks %s offers no other choice", async (_, given, choices) => {
  const { screen } = await previewed(
    <VisaPreview visa={shownTo(given) as never} library={[]} today="2026-11-22" />,
  );
  expect(choicesIn(screen.outline())).toHaveLength(choices);
});

test("an answer that is taken out of the form while it is looked at is no answer any more", async () => {
  let change: (profiles: object[]) => void = () => {};
  function Form() {
    const [profiles, setProfiles] = useState<object[]>([
      { _id: "1", link: "builder", label: "Builder" },
      { _id: "2", link: "driver", label: "Driver" },
    ]);
    change = setProfiles;
    const visa = shownTo({ question: "What do you do?", profiles });
    return <VisaPreview visa={visa as never} library={[]} today="2026-11-22" />;
  }
  const { screen, inside } = await previewed(<Form />);
  await screen.type(/^Who looks/, "driver");
  expect(inside().join("\n")).toContain("Driver");
  change([{ _id: "1", link: "builder", label: "Builder" }]);
  await screen.came();
  expect(choicesIn(screen.outline())[0]).toContain("*I do not know yet=all");
  expect(inside().join("\n")).toContain("I do not know yet");
});

test("a colour is tried on as far as it can be read", async () => {
  const settings = completed(SETTINGS_FIELDS, {});
  const colours = [];
  for (const accent of ["#7a1f3d", "#ffffff"]) {
    const given = { ...settings, versions: {}, look: { ...settings.look, accent } };
    const { body, close } = await previewed(
      <SettingsPreview group="look" settings={given as never} />,
    );
    colours.push(body?.querySelector("style")?.textContent ?? "");
    close();
  }
  expect(colours.map((rule) => rule.match(/--accent:[^;]+/)?.[0] ?? "")).toEqual([
    "--accent:#7a1f3d",
    "",
  ]);
});

test("while half the name of a zone is typed, the hours are told in the one that is kept", async () => {
  const screen = await (await openAdminWindow()).open("/settings/contact");
  const frame = document.querySelector("iframe");
  frame?.dispatchEvent(new Event("load"));
  await screen.came();
  await screen.type("Time zone", "Asia/Dha");
  await screen.came();
  const inside = accessibleOutline(frame?.contentDocument?.body.innerHTML ?? "");
  expect(inside.find((line) => line.includes("Friday"))?.trim()).toBe(
    "dd: Saturday to Thursday, 9 am to 9 pm Friday, 3 pm to 9 pm",
  );
});

test("what cannot be drawn is said in its place, until it can", async () => {
  const Hours = ({ zone }: { zone: string }) =>
    new Date(0).toLocaleString("en", { timeZone: zone });
  function Form() {
    const [zone, setZone] = useState("UTC");
    return (
      <>
        <input aria-label="Zone" value={zone} onChange={(event) => setZone(event.target.value)} />
        <PreviewFrame title="Page">
          <Hours zone={zone} />
        </PreviewFrame>
      </>
    );
  }
  const { screen, inside } = await previewed(<Form />);
  vi.mocked(console.error).mockImplementation(() => {});
  await screen.type("Zone", "UT");
  const refused = inside();
  await screen.type("Zone", "Asia/Dhaka");
  expect([refused[1]?.trim(), inside()[1]?.trim()]).toEqual([
    "This cannot be shown as it is typed just now. Everything stays in the form.",
    "1/1/1970, 6:00:00 AM",
  ]);
  // React tells whoever develops.
  expect(vi.mocked(console.error).mock.calls.flat().join()).toContain("Invalid time zone");
  vi.mocked(console.error).mockClear();
});

test("what is previewed looks as the page does, by the same sheets", async () => {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: "/assets/site.css" });
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const { inside, body } = await previewed(
    <PreviewFrame title="Preview">
      <p>Ask us</p>
    </PreviewFrame>,
  );
  const copies = [...(body?.ownerDocument.querySelectorAll("head link") ?? [])];
  const told = copies.map((copy) => ["rel", "href"].map((name) => copy.getAttribute(name)));
  expect(told[0]).toEqual(["stylesheet", sheet.href]);
  expect(inside()[1]).toBe("  Ask us");
});
