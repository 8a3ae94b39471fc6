import { expect, onTestFinished, test, vi } from "vitest";
import { chooseTheme, currentTheme } from "#app/site/head/theme.ts";
import { offer } from "#app/site/languages/language-hint.ts";
import { offerLanguage } from "#app/site/languages/offer-language.ts";
import { languageHints } from "#i18n/language-hints.ts";
import { hearUntilEnd } from "#tests/support/hear-until-end.ts";
import { leaveByBack } from "./hydration-back.ts";
import { takeOverStart } from "./hydration-start.ts";

/** A page whose scripts wait. @returns what was inserted since one asked last */
function waitingPage(markup = "") {
  vi.useFakeTimers();
  hearUntilEnd();
  document.documentElement.removeAttribute("data-started");
  sessionStorage.clear();
  document.head.innerHTML = "";
  document.body.innerHTML = `<script type="text/plain" id="take-over" data-modules="/a.js /b.js">import("/a.js")</script><script type="speculationrules">{}</script>${markup}`;
  Object.defineProperty(document, "readyState", { configurable: true, value: "loading" });
  onTestFinished(() => {
    vi.useRealTimers();
    document.body.innerHTML = "";
    document.head.innerHTML = "";
    Reflect.deleteProperty(document, "readyState");
  });
  takeOverStart();
  return () =>
    [...document.head.children].map((one) =>
      [one.tagName, one.getAttribute("rel"), one.getAttribute("href"), one.textContent]
        .filter(Boolean)
        .join(" "),
    );
}

const STARTED = ["LINK modulepreload /a.js", "LINK modulepreload /b.js", 'SCRIPT import("/a.js")'];

const point = (kind: string, pointerType: string) =>
  document.body.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }));

test.each([
  ["a mouse", () => point("pointerover", "mouse"), STARTED],
  ["a key", () => document.body.dispatchEvent(new Event("keydown", { bubbles: true })), STARTED],
  [
    "the focus",
    () => document.body.dispatchEvent(new Event("focusin", { bubbles: true })),
    STARTED,
  ],
  ["a finger that is not lifted", () => point("pointerdown", "touch"), []],
  ["a scroll", () => document.body.dispatchEvent(new Event("scroll", { bubbles: true })), []],
])("the page is taken over once after %s", (_, deed, expected) => {
  const inserted = waitingPage();
  deed();
  expect(inserted()).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(inserted()).toEqual(expected);
  deed();
  vi.advanceTimersByTime(50);
  expect(inserted()).toEqual(expected);
  const isStarted = expected.length > 0;
  expect([document.documentElement.dataset.started, sessionStorage.getItem("allFonts")]).toEqual(
    isStarted ? ["", ""] : [undefined, null],
  );
});

test.each(["pointerup", "pointercancel"])("a finger takes it over at its %s", (end) => {
  const inserted = waitingPage();
  point("pointerdown", "touch");
  point(end, "touch");
  vi.advanceTimersByTime(50);
  expect(inserted()).toEqual(STARTED);
});

test("by itself it is taken over when it is loaded, painted and idle", () => {
  const inserted = waitingPage();
  vi.advanceTimersByTime(5000);
  expect(inserted()).toEqual([]);
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(20);
  expect(inserted()).toEqual([]);
  vi.advanceTimersByTime(2100);
  expect(inserted()).toEqual(STARTED);
});

test("presses that come before are repeated, each once, what was pressed last at last", () => {
  const pressed: string[] = [];
  waitingPage(
    '<button type="button" id="a"><i>a</i></button><button type="submit" id="b">b</button><button type="button" id="c">c</button><button type="button" id="d">d</button>',
  );
  document.body.onclick = ({ target }) => void pressed.push((target as Element).id);
  onTestFinished(() => {
    document.body.onclick = null;
  });
  for (const target of ["#a i", "#d", "#a", "#b"])
    document.querySelector<HTMLElement>(target)?.click();
  pressed.length = 0;
  dispatchEvent(new Event("alive"));
  expect([pressed, document.querySelector("[type=speculationrules]")]).toEqual([["d", "a"], null]);
  document.getElementById("c")?.click();
  dispatchEvent(new Event("alive"));
  expect(pressed).toEqual(["d", "a", "c", "d", "a"]);
});

test("Back before the page runs loads what belongs to the address; after that it does not", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  hearUntilEnd();
  const was = location.pathname;
  leaveByBack();
  dispatchEvent(new Event("popstate"));
  expect(reload).toHaveBeenCalledTimes(0);
  history.replaceState(null, "", "/elsewhere?a=b");
  dispatchEvent(new Event("popstate"));
  expect(reload).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("alive"));
  dispatchEvent(new Event("popstate"));
  expect(reload).toHaveBeenCalledTimes(1);
  history.replaceState(null, "", was);
});

test("a look is the chosen one, or that of the device, and is kept", () => {
  const { dataset } = document.documentElement;
  const dark = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as never);
  onTestFinished(() => {
    dark.mockRestore();
    delete dataset.theme;
  });
  delete dataset.theme;
  expect(currentTheme()).toBe("dark");
  dark.mockReturnValue({ matches: false } as never);
  expect(currentTheme()).toBe("light");
  for (const theme of ["dark", "light"] as const) {
    chooseTheme(theme);
    expect([currentTheme(), localStorage.getItem("theme")]).toEqual([theme, theme]);
  }
  dataset.theme = "green";
  expect(currentTheme()).toBe("light");
});

test("whoever prefers another language is offered the page in it, once, where they are by then", async () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  onTestFinished(() => languages.mockRestore());
  localStorage.clear();
  const heard = hearUntilEnd();
  document.documentElement.lang = "en";
  const asked = (...preferred: string[]) => {
    languages.mockReturnValue(preferred);
    const before = heard().length;
    offerLanguage("data:text/javascript,export%20const%20offer=()=>0", ["en", "ar", "bn"]);
    return heard().slice(before);
  };
  expect([asked("en-GB", "ar"), asked("fr", "de"), asked(), asked("fr", "bn-BD", "en")]).toEqual([
    ...[[], [], []],
    ["alive"],
  ]);

  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML =
    '<footer class="site-footer"><a hreflang="ar" href="/ar/about">x</a></footer>';
  offer("ar");
  offer("ar");
  const [line, ...more] = document.querySelectorAll<HTMLElement>("aside");
  const [link, button] = [line?.querySelector("a"), line?.querySelector("button")];
  expect([
    more.length,
    [line?.className, line?.lang, line?.dir],
    [link?.getAttribute("href"), link?.hreflang, link?.textContent],
    [button?.type, button?.ariaLabel],
  ]).toEqual([
    0,
    ["language-hint", "ar", "rtl"],
    ["/ar/about", "ar", languageHints.ar.text],
    ["button", languageHints.ar.close],
  ]);
  document.querySelector(".site-footer a")?.setAttribute("href", "/ar/contact");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(link?.getAttribute("href")).toBe("/ar/contact");
  button?.click();
  expect(document.querySelector("aside")).toBeNull();
});
