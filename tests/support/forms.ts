import type { Locator, Page } from "@playwright/test";

type FormShape = {
  path: string;
  /** What the form is called: its heading. */
  name: string;
  /** What is right, by label. */
  good: Record<string, string>;
  /** One field that is wrong. */
  wrong: Record<string, string>;
  /** What the summary says when nothing was typed, and the field each line leads to. */
  mistakes: { id: string; text: string }[];
  /** Where the thank-you says that the answer goes. */
  reach: string;
};

/** The three forms of visitors. */
export const FORMS = [
  {
    path: "/contact",
    name: "Send Message",
    good: {
      Name: "Farida Begum",
      Email: "farida@example.com",
      Message: "Is there a lift & a ramp?\nWe are 50 % wheels.",
    },
    wrong: { Email: "farida at example" },
    mistakes: [
      { id: "field-name", text: "Enter your name" },
      { id: "field-email", text: "Enter an email address with an @ sign" },
      { id: "field-message", text: "Write your message" },
    ],
    reach: "We will write to farida@example.com",
  },
  {
    path: "/packages/umrah",
    name: "Ask for a price",
    good: { "Your name": "Farida Begum", "Mobile number": "01011-480226", Travellers: "৪" },
    wrong: { "Mobile number": "none" },
    mistakes: [
      { id: "field-name", text: "Enter your name" },
      { id: "field-phone", text: "Enter a mobile number in digits" },
    ],
    reach: "We will call 01011-480226",
  },
  {
    path: "/get-started",
    name: "Tell us about your journey",
    good: {
      "Student visa": "student-visa",
      "How many people?": "2",
      "Anything we should know?": "My brother comes too.",
      "Your name": "Farida Begum",
      Email: "farida@example.com",
    },
    wrong: { "How many people?": "a few" },
    mistakes: [
      { id: "field-topic", text: "Choose what you are planning" },
      { id: "field-name", text: "Enter your name" },
      {
        id: "field-phone",
        text: "Enter a mobile number or an email address, so that we can reach you",
      },
    ],
    reach: "We will write to farida@example.com",
  },
] as const satisfies FormShape[];

export function formOf(page: Page, name: string): Locator {
  return page.getByRole("form", { name });
}

/** For example text, textarea, radio, select-one. */
export function kindOf(field: Locator): Promise<string> {
  return field.evaluate((element: HTMLInputElement) => element.type);
}

/** Fills fields by their labels. */
export async function typeIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await kindOf(field)) === "radio") await field.check();
    else await field.fill(value);
  }
}
