import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const DRAFT = "/api/drafts/page/about";
const TOMORROW = { publishAt: "2026-11-26T03:00:00.000Z" };
const NO_ANSWER =
  "No answer came, so it may be done already. How it stands is shown here once the site answers.";

/** About, with words that wait, and whose next call of that kind is done without an answer. */
async function openWaiting() {
  const admin = await openAdminWindow();
  const own = await admin.asOwner();
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Travel is trust");
  async function choose(way: RegExp) {
    await screen.press("More ways to save");
    return screen.press(way);
  }
  await choose(/^Keep as draft/);
  return {
    ...{ admin, screen, choose },
    now: async () => (await admin.send("GET", DRAFT, undefined, own)).body,
    /** It is done, and nobody hears of it until the site answers again. */
    async lose(method: "POST" | "DELETE", path: string, body?: object): Promise<void> {
      await admin.send(method, path, body, own);
      admin.answer(/(POST|DELETE|GET) .api.drafts/, 504, {});
    },
    /** What comes within some seconds. */
    async answered(): Promise<string> {
      admin.answerAsBefore();
      const told: string[] = [];
      for (let second = 0; second < 8; second += 1) told.push(...(await screen.came()));
      return told.join("\n");
    },
  };
}

const line = (told: string[]) => told.filter((one) => one.startsWith("+ ‹"));

test("planned without an answer: nothing is written on before it is known, then it says when it goes public", async () => {
  const { screen, choose, now, lose, answered } = await openWaiting();
  await lose("POST", `${DRAFT}/schedule`, TOMORROW);
  await choose(/^Publish later/);
  expect(line(await screen.press(/^Publish tomorrow/))).toEqual([
    `+ ‹circle-check› {role=status: ${NO_ANSWER}}`,
  ]);
  await screen.type("Title", "Travel is trust, still");
  const written = (await screen.came()).join();
  expect(written).toContain("Kept on this device.");
  expect(written).not.toContain("sent PUT");
  expect(await answered()).toContain("Goes public tomorrow 9:00 am, Dhaka time.");
  expect(await now()).toMatchObject({
    ...TOMORROW,
    body: { hero: { title: "Travel is trust, still" } },
  });
});

test("cancelled without an answer, or by somebody else: it says that it waits, or that it does not any more", async () => {
  const { admin, screen, choose, lose, answered } = await openWaiting();
  await choose(/^Publish later/);
  await screen.press(/^Publish tomorrow/);
  await lose("DELETE", `${DRAFT}/schedule`);
  expect(line(await screen.press("Cancel"))).toEqual([`+ ‹clock› {role=status: ${NO_ANSWER}}`]);
  expect(await answered()).toContain("Saved 12:00 pm, not public yet");
  await choose(/^Publish later/);
  await screen.press(/^Publish tomorrow/);
  await admin.send("DELETE", DRAFT, undefined, await admin.asOwner());
  expect((await screen.press("Cancel")).join()).toContain("Nothing waits here any more");
});

test("thrown away without an answer: the form shows what is public, with what was typed since", async () => {
  const { screen, choose, lose, answered, now } = await openWaiting();
  await choose(/^Throw/);
  await lose("DELETE", DRAFT);
  expect((await screen.press("Throw them away")).join()).toContain(NO_ANSWER);
  await screen.type("Heading of the message", "Typed since");
  const told = await answered();
  expect(told).toContain("success: The changes are thrown away.");
  expect(told).not.toContain("changed this");
  expect((await now()).body).toMatchObject({
    hero: { title: "Travel is a trust" },
    message: { heading: "Typed since" },
  });
});

test("what others made public meanwhile is not said to be thrown away", async () => {
  const { admin, screen, choose } = await openWaiting();
  await admin.send("POST", `${DRAFT}/publish`, undefined, await admin.asOwner());
  await choose(/^Throw/);
  const told = (await screen.press("Throw them away")).join();
  expect(told).toContain("Nothing waits here any more");
  expect(told).not.toContain("thrown away");
});

test("what others have begun since is shown, and not thrown away; theirs given up is not one's own", async () => {
  const { admin, screen, choose, now } = await openWaiting();
  const own = await admin.asOwner();
  const begin = async () => {
    await admin.send("POST", `${DRAFT}/publish`, undefined, own);
    const { version: base } = (await admin.send("GET", "/api/page/about")).body as {
      version: number;
    };
    return admin.send("PUT", DRAFT, { base, body: { leadersHeading: "Theirs" } }, own);
  };
  expect((await begin()).status).toBe(200);
  await choose(/^Throw/);
  const told = [...(await screen.press("Throw them away")), ...(await screen.came())].join("\n");
  expect(told).toContain("error: More has been written here since. That is shown now");
  expect(told).toContain("value=Theirs");
  expect(await now()).toMatchObject({ body: { leadersHeading: "Theirs" } });
  await begin();
  await admin.send("DELETE", DRAFT, undefined, own);
  await choose(/^Throw/);
  const gone = (await screen.press("Throw them away")).join();
  expect(gone).toContain("Nothing waits here any more");
  expect(gone).not.toContain("thrown away");
});

test("what is typed in the same words while they are thrown away is the next change, and nobody else's", async () => {
  const { screen, choose, lose, answered, now } = await openWaiting();
  await choose(/^Throw/);
  await lose("DELETE", DRAFT);
  await screen.press("Throw them away");
  await screen.type("Title", "Come with us");
  const told = await answered();
  expect(told).toContain("success: The changes are thrown away.");
  expect(told).not.toMatch(/Somebody else|changed this/);
  await screen.came();
  expect((await now()).body).toMatchObject({ hero: { title: "Come with us" } });
});

test("what never reached the server is told not to be done, and can be asked for again", async () => {
  const { admin, screen, choose, answered } = await openWaiting();
  const notDone = "error: It was not done: the site could not be reached in time.";
  admin.answer(/(POST|DELETE|GET) .api.drafts/, 504, {});
  await choose(/^Publish later/);
  await screen.press(/^Publish tomorrow/);
  expect(await answered()).toContain(notDone);
  await choose(/^Publish later/);
  await screen.press(/^Publish tomorrow/);
  admin.answer(/(POST|DELETE|GET) .api.drafts/, 504, {});
  await screen.press("Cancel");
  const told = await answered();
  expect([told.includes(notDone), told.includes("Goes public tomorrow")]).toEqual([true, true]);
  await choose(/^Throw/);
  admin.answer(/(POST|DELETE|GET) .api.drafts/, 504, {});
  await screen.press("Throw them away");
  expect(await answered()).toContain(notDone);
});

test("where nobody can be asked it stays unknown, and what is typed is stored on", async () => {
  const { admin, screen, choose, lose, now } = await openWaiting();
  await lose("POST", `${DRAFT}/schedule`, TOMORROW);
  admin.answer(/GET .api.drafts/, 401, { message: "Sign in first." });
  await choose(/^Publish later/);
  await screen.press(/^Publish tomorrow/);
  expect((await screen.key("Escape")).join()).toContain("so it may be done already. Load the page");
  admin.answerAsBefore();
  await screen.type("Title", "Travel is trust, still");
  const told = [await screen.came(), await screen.came(), await screen.came()].flat().join();
  expect(told).toContain("Goes public tomorrow 9:00 am, Dhaka time.");
  expect((await now()).body.hero.title).toBe("Travel is trust, still");
});

test("what others do with what waits is said where the form is open, and stays with what is typed there", async () => {
  const { admin, screen, now } = await openWaiting();
  const own = await admin.asOwner();
  async function seen(): Promise<string> {
    document.dispatchEvent(new Event("visibilitychange"));
    return line(await screen.came()).join();
  }
  await admin.send("POST", `${DRAFT}/schedule`, TOMORROW, own);
  expect(await seen()).toContain("Goes public tomorrow 9:00 am, Dhaka time.");
  await screen.type("Heading of the message", "Written on");
  await screen.came();
  expect(await now()).toMatchObject({ ...TOMORROW, body: { message: { heading: "Written on" } } });
  await admin.send("DELETE", `${DRAFT}/schedule`, undefined, own);
  expect(await seen()).toContain("not public yet");
  await admin.send("POST", `${DRAFT}/publish`, undefined, own);
  expect(await seen()).toContain("Nothing waits here any more");
  const again = { base: 2, body: { leadersHeading: "Theirs" } };
  expect((await admin.send("PUT", DRAFT, again, own)).status).toBe(200);
  expect(await seen()).toContain("not public yet");
  await admin.send("DELETE", DRAFT, undefined, own);
  expect(await seen()).toContain("Nothing waits here any more");
  await screen.type("Heading of the message", "Written later");
  expect(line([...(await screen.came()), ...(await screen.came())]).join()).toContain(
    "not public yet",
  );
  expect((await now()).body).toMatchObject({
    hero: { title: "Travel is trust" },
    message: { heading: "Written later" },
  });
});
