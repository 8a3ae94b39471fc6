import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "#tests/support/browser-test.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";

test.use({ javaScriptEnabled: false });

let server: BuiltServer;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "rihla-e2e-"));
  server = startBuiltServer({ PORT: await freePort(), DATA_DIR: folder, SEED_DEMO: "0" });
  await server.ready();
});

test.afterAll(async () => {
  server.signal("SIGTERM");
  await server.ended;
  await rm(folder, { recursive: true });
});

test("an owner registers, logs out and signs in without scripts", async ({ page, watch }) => {
  watch.allow(/status of 40[01]/);
  const main = page.locator("main");
  const button = (name: string) => main.getByRole("button", { name });

  await page.goto(`${server.url}/register`);
  await page.getByLabel("Name").fill("Nadia Rahman");
  await page.getByRole("textbox", { name: "Email" }).fill("Nadia@rihla.example");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await button("Register").click();
  await expect(main.locator(".error-summary")).toContainText("Please fix one thing");
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Rahman");

  await page.getByLabel("Password", { exact: true }).fill("password1");
  await button("Register").click();
  await expect(main.locator(".error-summary")).toContainText(
    "one of the first that anybody would try",
  );

  await page.getByLabel("Password", { exact: true }).fill("a calm elder at 9");
  await button("Register").click();
  await expect(page).toHaveURL(`${server.url}/admin#welcome`);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${server.url}/login#signed-out`);
  await page.goto(`${server.url}/admin`);
  await expect(page).toHaveURL(`${server.url}/login`);

  await page.getByRole("textbox", { name: "Email" }).fill("nadia@rihla.example");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await button("Sign In").click();
  await expect(main.locator(".error-summary")).toContainText("Invalid email or password");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("nadia@rihla.example");
  await page.getByLabel("Password", { exact: true }).fill("a calm elder at 9");
  await button("Sign In").click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(`${server.url}/login`);
  await expect(page).toHaveURL(`${server.url}/admin`);
});

test("guessing without scripts is slowed", async ({ request }) => {
  const guess = () =>
    request.post(`${server.url}/login`, {
      form: { email: "somebody@rihla.example", password: "a guess" },
      headers: { origin: server.url },
    });
  for (let tries = 0; tries < 10; tries++) expect((await guess()).status()).toBe(401);
  const refused = await guess();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Too many tries");
});
