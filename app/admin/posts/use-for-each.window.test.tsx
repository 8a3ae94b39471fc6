import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { useForEach } from "./use-for-each.ts";

const post = (id: string) => ({ id, title: id, isWaiting: false });
const ok: ApiAnswer<unknown> = { isOk: true, status: 200, data: null };
const refusal = (status: number, code: string): ApiAnswer<unknown> => ({
  ...{ isOk: false, status, code, message: `${code}.`, params: {}, issues: [] },
});

test("one after the other: what is gone is no failure, what is refused holds up nothing, who is signed out is asked once", async () => {
  let found: ReturnType<typeof useForEach> | undefined;
  function Probe() {
    found = useForEach();
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Probe />);
  await vi.waitFor(() => expect(found).toBeDefined());
  const answers: Record<string, ApiAnswer<unknown>> = {
    ...{ one: ok, gone: refusal(404, "not-found"), still: refusal(404, "nothing-waits") },
    ...{ taken: refusal(409, "link-taken"), out: refusal(401, "unauthorized") },
  };
  const asked: string[] = [];
  const run = async (ids: string[]) => {
    const ended = await found?.forEach(ids.map(post), async ({ id }) => {
      asked.push(id);
      return answers[id] ?? ok;
    });
    const idsOf = (posts: { id: string }[] = []) => posts.map(({ id }) => id);
    const refused = ended?.refused.map((one) => [one.post.id, one.message]);
    return [asked.splice(0), idsOf(ended?.done), idsOf(ended?.gone), refused];
  };
  expect(await run(["one", "gone", "still", "taken", "last"])).toEqual([
    ["one", "gone", "still", "taken", "last"],
    ["one", "last"],
    ["gone"],
    [
      ["still", "nothing-waits."],
      ["taken", "link-taken."],
    ],
  ]);
  expect(await run(["one", "out", "last"])).toEqual([
    ["one", "out"],
    ["one"],
    [],
    [["out", "unauthorized."]],
  ]);
  await vi.waitFor(() => expect([found?.isRunning, found?.done]).toEqual([false, 3]));
  root.unmount();
});
