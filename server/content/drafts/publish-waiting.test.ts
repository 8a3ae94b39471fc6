import { expect, test } from "vitest";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const BY = { by: null };

const codesOf = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));

test("a post that was never public is published once, and whoever writes at that moment is heard", async () => {
  const { site } = await openTestSite({ demo: true });
  const fields = { title: "Once", type: "Visa", image: "/art/madinah-dawn.svg", content: "" };
  const lost: string[] = [];
  for (let round = 0; round < 5; round++) {
    const { _id: id, version } = await site.draft.begin(
      "post",
      { ...fields, link: `once-${round}` },
      BY,
    );
    const place = { kind: "post", id } as const;
    const { log, lines } = catchLog();
    const planned = new Date().toISOString();
    await site.draft.plan([place], planned, BY);
    const write = { version, body: { type: "Umrah" } };
    const looks = [publishDue(site, log), publishDue(site, log)];
    const saves = [0, 1].map(() => site.draft.save(place, write, BY));
    const pressed = [0, 1].map(() => site.draft.publish(place, BY));
    const [published, saved] = await Promise.all([
      Promise.allSettled(pressed),
      Promise.allSettled(saves),
      ...looks,
    ]);
    lost.push(...codesOf(published).filter((code) => code !== "nothing-waits"));
    lost.push(...codesOf(saved).filter((code) => code !== "changed-meanwhile"));
    lost.push(...lines.flatMap(({ err }) => (err ? [JSON.stringify(err)] : [])));
    expect((await site.blog.find(id))?.title).toBe("Once");
  }
  expect(lost).toEqual([]);
});
