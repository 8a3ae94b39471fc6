import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { formAnswer, type Sent } from "#app/forms/form-answer.ts";
import { PreviewedSiteData, type SiteData } from "#app/site/pieces/site-data.ts";
import { isSent, ThankYou } from "./thank-you.tsx";

const SENT: Sent = {
  ...{ reference: "RH-7K3Q", name: "Farida", when: "today before 9 pm" },
  reach: { by: "phone", value: "01011" },
};

function show(given: Partial<Sent>, { whatsapp = "", phones = [] as string[] } = {}) {
  const answer = formAnswer({ sent: { ...SENT, ...given } });
  if (!isSent(answer)) throw new Error("it is sent");
  const numbers = phones.map((number) => ({ label: "", number }));
  const data = { settings: { whatsapp, phones: numbers } } as unknown as SiteData;
  const element = (
    <PreviewedSiteData value={data}>
      <ThankYou answer={answer} />
    </PreviewedSiteData>
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/contact"] });
  flushSync(() => root.render(<RouterProvider router={router} />));
  return place;
}

const wordsOf = (place: Element) =>
  ["h2", ".lead", "b"].map((part) => place.querySelector(part)?.textContent);

test.each<[given: Partial<Sent>, thanks: string, next: string]>([
  [{}, "Thank you, Farida.", "We will call 01011 today before 9 pm."],
  [{ name: "", when: "" }, "Thank you.", "We will call 01011 as soon as we can."],
  [
    { reach: { by: "email", value: "a@example.com" } },
    "Thank you, Farida.",
    "We will write to a@example.com today before 9 pm.",
  ],
])("of %j it is said: %s %s", (given, thanks, next) => {
  expect(wordsOf(show(given))).toEqual([thanks, next, "RH-7K3Q"]);
});

test("what the agency has leads on: WhatsApp with the reference, its number, its card; else a form anew", () => {
  const links = (place: Element) => [...place.querySelectorAll("a")].map(({ href }) => href);
  const all = show({}, { whatsapp: "8801011", phones: ["01011"] });
  expect(links(all)).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/8801011\?text=.*RH-7K3Q/),
    "https://rihla.example/agency.vcf",
    "tel:01011",
    "https://rihla.example/contact",
  ]);
  const none = show({});
  expect(links(none)).toEqual(["https://rihla.example/contact"]);
  // A new document: its form has a token of its own.
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  let isLeft = false;
  const hear = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", hear);
  onTestFinished(() => removeEventListener("click", hear));
  none.querySelector("a")?.dispatchEvent(press);
  expect(isLeft).toBe(true);
});
