import { expect, test } from "vitest";
import { invitationRequestSchema, loginSchema, profileSchema, registrationSchema } from "./user.ts";

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

const password = (text: string) => {
  const sent = { name: "Rahim", email: "rahim@example.com", password: text };
  return registrationSchema.safeParse(sent).error?.issues.map(({ message }) => JSON.parse(message));
};

test("a new password is as long as people are told, and is kept as it was typed", () => {
  const because = { code: "short-password", least: 8 };
  expect(password("1234567")).toEqual([{ code: "refused", because }]);
  expect(password("12345678")).toBeUndefined();
  const typed = "  a secret \u0000 ";
  expect(profileSchema.parse({ password: typed }).password).toBe(typed);
});

test("a password to sign in with is there, and not endless", () => {
  const isTaken = (password: unknown) => loginSchema.safeParse({ email: "a", password }).success;
  expect(["", "x", "x".repeat(200), "x".repeat(201), 7].map(isTaken)).toEqual([
    ...[false, true, true, false, false],
  ]);
});

test("who somebody is cannot be changed, and is no mistake", () => {
  expect(profileSchema.parse({ _id: "1", role: "owner", name: "N" })).toEqual({ name: "N" });
  expect(profileSchema.safeParse({ isOwner: true }).success).toBe(false);
});
