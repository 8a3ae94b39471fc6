import { expect, onTestFinished, test, vi } from "vitest";
import { clientAction } from "./register.tsx";

const TYPED = { name: " Nadia ", email: " nadia@rihla.example ", password: "tea, then rooftops" };

/** What a browser does with the form, where the server answers so. */
async function sent(answer: object, typed: Record<string, string> = TYPED) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify(answer), { status: 400 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const body = new URLSearchParams(typed);
  const request = new Request("http://localhost/register", { method: "POST", body });
  const refused = (await clientAction({ request } as never)) as { data: object };
  return { asked, said: refused.data };
}

const issue = (path: string) => ({ path, code: "empty", message: "This was not filled in." });

test("a mistake of a field stands at it; what was typed is sent without blanks around it", async () => {
  const { asked, said } = await sent({ message: "No.", issues: [issue("email")] });
  expect(asked).toEqual([{ ...TYPED, name: "Nadia", email: "nadia@rihla.example" }]);
  expect(said).toMatchObject({ mistakes: { email: expect.anything() }, problem: null });
});

test("a mistake of what has no field is said above the form", async () => {
  const answer = { message: "The invitation is no longer open.", issues: [issue("invitation")] };
  const { asked, said } = await sent(answer, { ...TYPED, invitation: "x" });
  expect(asked).toMatchObject([{ invitation: "x" }]);
  expect(said).toMatchObject({ mistakes: {}, problem: answer.message });
});
