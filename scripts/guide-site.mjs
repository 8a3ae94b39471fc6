// A site that people work with, for the pictures of the guide: colleagues, pictures, backups, a passkey.
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";

const COLLEAGUE = {
  name: "Rahim Uddin",
  email: "rahim@rihla.example",
  password: "rain on a tin roof",
};
const INVITED = "salma@rihla.example";
/** Drawn scenes, as photographs of an agency would stand there. */
const PICTURES = [
  ...["makkah-dusk", "madinah-dawn", "hajj-mina", "family-arrivals", "flight-wing", "coach-road"],
  ...["tours-coast", "city-work", "campus", "office-front", "papers-stamp", "mat-suitcase"],
];
const NAMES = { "makkah-dusk": "Makkah at dusk", "madinah-dawn": "Madinah at dawn" };
/** With a screen lock, which is opened at once. */
const DEVICE = {
  ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
  ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
};
const LONGEST_MS = 120_000;

/** @param page of the owner, who is signed in @param owner with their password */
export async function fillGuideSite(page, { base, owner }) {
  const { request } = page.context();
  const headers = { origin: base };
  const post = async (address, more) => {
    const answer = await request.post(base + address, { headers, ...more });
    if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { link } = await post("/api/users/invitations", { data: { email: COLLEAGUE.email } });
  const invitation = new URL(link).searchParams.get("invitation");
  const theirs = await page.context().browser().newContext();
  await theirs.request.post(`${base}/api/users`, { headers, data: { ...COLLEAGUE, invitation } });
  await theirs.close();
  await post("/api/users/invitations", { data: { email: INVITED } });

  for (const name of PICTURES) {
    const buffer = await sharp(`public/art/${name}.svg`).resize(1600).jpeg().toBuffer();
    const file = { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
    const alt = NAMES[name] ?? name.replace("-", ", ");
    await post("/api/media", { multipart: { alt, file } });
  }

  await post("/api/backups", { data: {} });
  await untilMade(request, base);
  await addPasskey(page, owner);
}

async function untilMade(request, base) {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    const { work } = await (await request.get(`${base}/api/backups`)).json();
    if (!work) return;
    await wait(500);
  }
  throw new Error("the backup does not end");
}

async function addPasskey(page, { password }) {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", { options: DEVICE });
  await page.goto("/admin/settings/security");
  await page.locator("section[aria-labelledby=passkeys] .security-head button").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=password]").fill(password);
  await dialog.locator("button[type=submit]").click();
  await page.locator("section[aria-labelledby=passkeys] li").waitFor();
}
