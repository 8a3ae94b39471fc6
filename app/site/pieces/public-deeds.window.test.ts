import { expect, onTestFinished, test } from "vitest";
import { keepUserInfo, userInfo } from "#app/site/account/user-info.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { fill } from "#i18n/fill.ts";
import { openPublicWindow } from "#tests/support/open-public-window.tsx";

/** Stands in for what this window cannot do, until the test ends. */
function standIn<Kept extends object>(place: Kept, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(place, name);
  Object.defineProperty(place, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(place, name, before);
    else Reflect.deleteProperty(place, name);
  });
}

const attributes = (selector: string, ...names: string[]) => {
  const element = document.querySelector(selector);
  return element && names.map((name) => element.getAttribute(name));
};

test("a video of the home page is played on a press, and in a tab of its own where that was meant", async () => {
  const { open } = await openPublicWindow();
  const { came } = await open("/");
  const poster = () => document.querySelector<HTMLAnchorElement>("a.video-poster");
  expect(attributes("a.video-poster", "href", "target", "rel")).toEqual([
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    ...["_blank", "noopener noreferrer"],
  ]);
  const press = async (how: MouseEventInit) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    const stop = (one: Event) => void (one.defaultPrevented || one.stopImmediatePropagation());
    poster()?.dispatchEvent(event);
    stop(event);
    await came();
    return [event.defaultPrevented, document.querySelector("iframe") !== null];
  };
  for (const how of ["ctrlKey", "metaKey", "shiftKey"]) {
    expect(await press({ [how]: true })).toEqual([false, false]);
  }
  expect(await press({})).toEqual([true, true]);
  expect(attributes("iframe", "src", "title", "allow", "allowfullscreen")).toEqual([
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0",
    ...["Video", "autoplay; encrypted-media; picture-in-picture", ""],
  ]);
  expect(document.activeElement?.tagName).toBe("IFRAME");
});

test("a post is shared, and its reading told where the server does not see it", async () => {
  const { open } = await openPublicWindow();
  const told: unknown[] = [];
  standIn(navigator, "sendBeacon", (address: string, body: Blob) => {
    void body.text().then((text) => told.push([address, body.type, text]));
    return true;
  });
  const { press, router, came } = await open("/blog");
  const first = document.querySelector<HTMLAnchorElement>('main a[href^="/blog/"]');
  const path = first?.getAttribute("href") ?? "";
  await router.navigate(path);
  await came();
  expect(told).toEqual([
    ["/api/reads", "application/json", JSON.stringify({ link: path.slice("/blog/".length) })],
  ]);
  const copied: string[] = [];
  standIn(navigator, "clipboard", { writeText: async (text: string) => void copied.push(text) });
  const good = await press("Copy link");
  standIn(navigator, "clipboard", { writeText: () => Promise.reject(new Error("no")) });
  expect([good, copied, await press("Copy link")]).toEqual([
    ["success: Link copied.", "focus button Copy link"],
    [`https://rihla.example${path}`],
    ["error: The link could not be copied. Copy it from the address bar."],
  ]);
});

test("what is looked for stands in the field again after going back", async () => {
  const { open } = await openPublicWindow();
  const { router, came } = await open("/blog?q=visa");
  const field = () => document.querySelector<HTMLInputElement>("main input[name=q]");
  const said = [field()?.value];
  for (const to of ["/blog?q=umrah", "/blog", -1, -1] as const) {
    await router.navigate(to as never);
    await came();
    said.push(field()?.value);
  }
  expect(said).toEqual(["visa", "umrah", "", "umrah", "visa"]);
});

test("only what differs is a switch, which the space bar turns too", async () => {
  const { open } = await openPublicWindow();
  const { press, key, router } = await open(
    "/packages/umrah/compare?d=umrah-jan-direct&d=umrah-feb-via-riyadh",
  );
  const state = () => [
    attributes(".only-different", "role", "aria-checked", "aria-current", "data-on"),
    document.querySelectorAll("main tr").length,
    router.state.location.search,
  ];
  const said = [state()];
  await press(/Only what differs|differ/);
  said.push(state());
  await key(" ");
  said.push(state());
  await key("a");
  said.push(state());
  const search = "?d=umrah-jan-direct&d=umrah-feb-via-riyadh";
  const all = [["switch", "false", null, null], 40, search];
  const less = [["switch", "true", null, "true"], 19, `${search}&only=different`];
  expect(said).toEqual([all, less, all, all]);
});

test("whoever logged out before the scripts came is forgotten by the device", async () => {
  const { open } = await openPublicWindow();
  keepUserInfo({ _id: "1", name: "Farida", email: "f@rihla.example" } as never);
  const { router } = await open("/login#signed-out");
  expect([userInfo(), router.state.location.hash, router.state.historyAction]).toEqual([
    null,
    "",
    "REPLACE",
  ]);
  keepUserInfo({ _id: "1", name: "Farida", email: "f@rihla.example" } as never);
  await open("/login");
  expect(userInfo()?.name).toBe("Farida");
});

test("pictures come before they are scrolled to, each once", async () => {
  const watched = new Set<Element>();
  const made: { act: (entries: object[]) => void; margin?: string }[] = [];
  class Watching {
    constructor(act: (entries: object[]) => void, how: { rootMargin?: string }) {
      made.push({ act, margin: how.rootMargin });
    }
    observe = (one: Element) => watched.add(one);
    unobserve = (one: Element) => watched.delete(one);
    disconnect = () => watched.clear();
  }
  standIn(globalThis, "IntersectionObserver", Watching);
  const { open } = await openPublicWindow();
  await open("/");
  const { act, margin } = made.at(-1) ?? {};
  const [image] = [...watched].filter((one) => one instanceof HTMLImageElement);
  const [card] = [...watched].filter((one) => !(one instanceof HTMLImageElement));
  const before = watched.size;
  act?.([{ isIntersecting: false, target: image }]);
  expect([margin, image?.getAttribute("loading"), watched.size - before]).toEqual([
    "1200px 0px",
    "lazy",
    0,
  ]);
  act?.([image, card].map((target) => ({ isIntersecting: true, target })));
  expect([
    image?.getAttribute("loading"),
    card?.hasAttribute("data-near"),
    watched.size - before,
  ]).toEqual(["eager", true, -2]);
});

const USER = { _id: "1", name: "Farida", email: "f@rihla.example" };

/** A browser with passkeys, and a server that knows this one. */
function withPasskeys({ rpId = "rihla.example", isOffered = false, status = 200 } = {}) {
  const asked: unknown[] = [];
  standIn(globalThis, "PublicKeyCredential", {
    parseRequestOptionsFromJSON: (given: object) => given,
    isConditionalMediationAvailable: async () => isOffered,
  });
  const chosen = { toJSON: () => ({ id: "of-the-device" }) };
  let choose = async (): Promise<object | null> => chosen;
  standIn(navigator, "credentials", {
    get({ mediation, publicKey, signal }: CredentialRequestOptions) {
      asked.push([mediation, publicKey, signal instanceof AbortSignal]);
      return choose();
    },
  });
  standIn(globalThis, "fetch", async (address: string, { body }: RequestInit) => {
    asked.push([address, body]);
    if (address.endsWith("/options")) return Response.json({ rpId });
    return Response.json(status === 200 ? USER : { message: "Not known here" }, { status });
  });
  return { asked, chooseNone: () => (choose = () => Promise.reject(new Error("not allowed"))) };
}

const OPTIONS = ["/api/users/auth/passkey/options", "{}"];
const ANSWER = ["/api/users/auth/passkey", '{"answer":{"id":"of-the-device"}}'];
const chosenBy = (mediation: string) => [mediation, { rpId: "rihla.example" }, true];
const WITH = "Use a passkey";

test("a browser without passkeys is offered none", async () => {
  const { open } = await openPublicWindow();
  const { outline } = await open("/login");
  expect(outline().join()).not.toContain(WITH);
});

test("signing in by passkey with the button", async () => {
  const { asked } = withPasskeys();
  const { open } = await openPublicWindow();
  const { press } = await open("/login");
  const good = await press(WITH);
  expect([good.slice(-2), asked, userInfo()]).toEqual([
    ["at /", "focus h1 Rihla Travels"],
    [OPTIONS, chosenBy("optional"), ANSWER],
    USER,
  ]);
});

test("a passkey of the domain above is one of here", async () => {
  const { asked } = withPasskeys({ rpId: "example" });
  const { open } = await openPublicWindow();
  const { press } = await open("/login");
  await press(WITH);
  expect([asked[1], userInfo()]).toEqual([["optional", { rpId: "example" }, true], USER]);
});

test("signing in by passkey in the field of the email", async () => {
  const { asked } = withPasskeys({ isOffered: true });
  const { open } = await openPublicWindow();
  const { router } = await open("/login");
  expect([asked, router.state.location.pathname]).toEqual([
    [OPTIONS, chosenBy("conditional"), ANSWER],
    "/",
  ]);
});

test.each([
  ["nobody chose one", {}, auth.noPasskeyUsed],
  [
    "it belongs elsewhere",
    { rpId: "other.example" },
    fill(auth.passkeysElsewhere, { host: "other.example" }),
  ],
  ["it is not known", { status: 401 }, "Not known here"],
])("signing in by passkey when %s", async (what, given, words) => {
  const { chooseNone } = withPasskeys(given);
  if (what === "nobody chose one") chooseNone();
  const { open } = await openPublicWindow();
  const { press, router } = await open("/login");
  const said = await press(WITH);
  expect([said, router.state.location.pathname, userInfo()]).toEqual([
    [`error: ${words}`, `focus button ${WITH}`],
    ...["/login", null],
  ]);
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === WITH);
  expect(button?.disabled).toBe(false);
});
