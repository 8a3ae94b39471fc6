import type { Locator, Page } from "@playwright/test";
import { expect, nothingLeftToDo, takenOver, test } from "#tests/support/browser-test.ts";
import { FORMS, formOf, kindOf, typeIn } from "#tests/support/forms.ts";

const STATUS_LINE = /status of 400/;
const NOT_THROUGH = /^This did not get through\. What you typed is still here/;

/** Presses the form's button. @returns the status of the answer */
async function send(page: Page, form: Locator): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await form.locator("button[type=submit]").click();
  return (await answer).status();
}

/** With scripts a mistake is found before anything is sent; without them by the server. */
async function sendMistakes(page: Page, form: Locator, hasScripts: boolean): Promise<void> {
  if (!hasScripts) return expect(await send(page, form)).toBe(400);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await form.locator("button[type=submit]").click();
  await expect(form.locator(".error-summary")).toBeVisible();
  expect(sent).toBe(0);
}

async function expectTyped(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await kindOf(field)) === "radio") await expect(field).toBeChecked();
    else await expect(field, label).toHaveValue(value);
  }
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: hasScripts });

    const open = async (page: Page, form: (typeof FORMS)[number]) => {
      await page.goto(form.path);
      if (hasScripts) await takenOver(page);
      return formOf(page, form.name);
    };

    for (const shape of FORMS) {
      test(`${shape.name}, left empty, names every mistake`, async ({ page, watch }) => {
        watch.allow(STATUS_LINE);
        const form = await open(page, shape);
        await sendMistakes(page, form, hasScripts);
        const summary = form.getByRole("group", {
          name: `Please fix ${shape.mistakes.length} things`,
        });
        await expect(summary).toBeFocused();
        const links = summary.getByRole("link");
        await expect(links).toHaveText(shape.mistakes.map(({ text }) => text));
        for (const [index, { id }] of shape.mistakes.entries()) {
          const field = form.locator(`#${id}`);
          await links.nth(index).click();
          await expect(field).toBeFocused();
          await expect(form.locator(`#${id}-mistake`)).toBeVisible();
          // A radio is not invalid by itself: its group is.
          const marked = `#${id}[aria-invalid=true], [aria-invalid=true]:has(#${id})`;
          await expect(form.locator(marked)).toHaveCount(1);
        }
        // The summary stays while its links are followed.
        await expect(summary).toBeVisible();
      });

      test(`${shape.name} with one wrong field keeps what was typed`, async ({ page, watch }) => {
        watch.allow(STATUS_LINE);
        const form = await open(page, shape);
        const typed = { ...shape.good, ...shape.wrong };
        await typeIn(form, typed);
        await sendMistakes(page, form, hasScripts);
        const summary = form.locator(".error-summary");
        await expect(summary).toContainText("Please fix one thing");
        await expect(summary.getByRole("link")).toHaveCount(1);
        await expect(summary).toBeFocused();
        const { Password: password, ...kept } = typed as Record<string, string>;
        await expectTyped(form, kept);
        if (password === undefined) return;
        // The server never gives a password back; a page that stays keeps it in its field.
        const field = form.getByLabel("Password", { exact: true });
        await expect(field).toHaveValue(hasScripts ? password : "");
      });
    }

    for (const shape of FORMS) {
      test(`${shape.name} is stored, and thanked for with its reference`, async ({ page }) => {
        const form = await open(page, shape);
        // Only machines fill it in: nobody hears of it, or comes to it by the keyboard.
        const trap = form.locator("[aria-hidden=true] input[name=website][tabindex='-1']");
        await expect(trap).toHaveCount(1);
        await typeIn(form, shape.good);
        expect(await send(page, form)).toBe(200);
        const panel = page.getByRole("region", { name: "Thank you, Farida." });
        const heading = panel.getByRole("heading");
        await expect(heading).toBeFocused();
        await expect(form).toBeHidden();
        await expect(panel).toContainText(
          new RegExp(`${shape.reach} (today|tomorrow) before (8:30|9) pm\\.`),
        );
        const reference = (await panel.locator("b").innerText()).trim();
        expect(reference).toMatch(/^RH-[2-9B-Z]{4}$/);
        const hrefOf = async (name: string | RegExp) =>
          new URL((await panel.getByRole("link", { name }).getAttribute("href")) ?? "", page.url());
        const whatsApp = await hrefOf(/^Write on WhatsApp/);
        expect(whatsApp.origin + whatsApp.pathname).toBe("https://wa.me/8801011204560");
        expect(whatsApp.searchParams.get("text")).toBe(`Hello, my reference is ${reference}.`);
        expect((await hrefOf(/1011-204560/)).href).toBe("tel:+8801011204560");

        const card = await page.request.get((await hrefOf("Save our number")).href);
        expect(card.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
        expect(await card.text()).toContain("TEL;TYPE=WORK,VOICE:+8801011204560");

        await panel.getByRole("link", { name: "Send something else" }).click();
        await expect(formOf(page, shape.name)).toBeVisible();
        await expect(panel).toBeHidden();
      });
    }

    for (const shape of FORMS) {
      test(`${shape.name}, open for too long, keeps the words and goes out the next time`, async ({
        page,
        watch,
      }) => {
        watch.allow(STATUS_LINE);
        const form = await open(page, shape);
        await typeIn(form, shape.good);
        const token = form.locator("input[name=token]");
        await token.evaluate((input: HTMLInputElement) => {
          input.value = "an.old.one";
        });
        expect(await send(page, form)).toBe(400);
        const alert = form.locator(".error-summary");
        await expect(alert).toContainText("open for too long");
        await expect(alert).toBeFocused();
        await expectTyped(form, shape.good);
        expect(await send(page, form)).toBe(200);
        await expect(page.getByText("Thank you, Farida.")).toBeVisible();
      });
    }

    test("after ten in a short time the next is asked to wait, and nothing typed is lost", async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 429/);
      const [shape] = FORMS;
      const address = (await page.request.get("/contact")).url();
      const html = await (await page.request.get(address)).text();
      const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
      for (let i = 0; i < 10; i++) {
        const form = { name: "Farida", email: "f@example.com", message: `No. ${i}`, token };
        expect((await page.request.post(address, { form })).status()).toBe(200);
      }
      const form = await open(page, shape);
      await typeIn(form, shape.good);
      expect(await send(page, form)).toBe(429);
      await expect(form.locator(".error-summary")).toContainText(/wait (9|10) minutes/);
      await expectTyped(form, shape.good);
    });

    for (const path of ["/packages/umrah", "/get-started"]) {
      test(`${path} promises a call when somebody is there to make it`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("main")).toContainText(
          /We call back (today|tomorrow) before (8:30|9) pm/,
        );
      });
    }

    test("Get Started begins with the topic of the page one came from", async ({ page }) => {
      await page.goto("/get-started?topic=hajj");
      await expect(page.getByRole("radio", { name: "Hajj", exact: true })).toBeChecked();
      await page.goto("/get-started?topic=nothing");
      await expect(page.getByRole("radio")).toHaveCount(6);
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    });
  });
}

test.describe("a submission that fails on its way", () => {
  for (const shape of FORMS) {
    for (const fault of ["offline", "broken"] as const) {
      test(`${shape.name}, ${fault}: the words stay, and can be sent again`, async ({
        page,
        watch,
      }) => {
        watch.allow(/ERR_FAILED|status of 5\d\d|Unable to decode/);
        await page.goto(shape.path);
        await takenOver(page);
        const form = formOf(page, shape.name);
        await typeIn(form, shape.good);
        const address = `**${shape.path}.data*`;
        await page.route(address, (route) => {
          if (route.request().method() !== "POST") return route.fallback();
          if (fault === "offline") return route.abort();
          return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" });
        });
        await form.locator("button[type=submit]").click();
        const alert = form.locator(".error-summary");
        await expect(alert).toHaveText(NOT_THROUGH);
        await expect(alert).toBeFocused();
        await expectTyped(form, shape.good);
        await expect(form.locator("button[type=submit]")).toBeEnabled();

        await page.unroute(address);
        expect(await send(page, form)).toBe(200);
        await expect(page.getByText(NOT_THROUGH).and(form.locator(".error-summary"))).toHaveCount(
          0,
        );
      });
    }
  }

  for (const shape of FORMS) {
    test(`${shape.name}: an answer that has come stands, whatever fails after it`, async ({
      page,
      watch,
    }) => {
      watch.allow(/ERR_FAILED|Failed to fetch/);
      await page.goto(shape.path);
      await takenOver(page);
      const form = formOf(page, shape.name);
      await typeIn(form, shape.good);
      await page.route("**/*.data*", (route) =>
        route.request().method() === "GET" ? route.abort() : route.fallback(),
      );
      expect(await send(page, form)).toBe(200);
      const answer = "Thank you, Farida.";
      // The answer shows while more is asked for: only then it stands or falls, without a sign. What is asked
      // now is asked after that.
      await page.evaluate(() => fetch("/readyz"));
      await nothingLeftToDo(page);
      await expect(page.locator("main").getByText(answer)).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }
});
