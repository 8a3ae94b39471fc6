import { expect, test } from "vitest";
import { invitationRequestSchema, profileSchema, registrationSchema } from "./user.ts";

test("one address is one account, whatever its capitals and the spaces around it", () => {
  const email = " Rahim@Example.COM ";
  const kept = { email: "rahim@example.com" };
  const registered = { name: "Rahim", email, password: "a long enough secret" };
  expect(registrationSchema.parse(registered)).toMatchObject(kept);
  expect(profileSchema.parse({ email })).toMatchObject(kept);
  expect(invitationRequestSchema.parse({ email })).toEqual(kept);
});

test("what is no address is refused for what it is", () => {
  for (const email of ["", "rahim", "rahim@", "a b@example.com"]) {
    const { error } = invitationRequestSchema.safeParse({ email });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [["email"], expect.stringContaining("bad-email")],
    ]);
  }
});
