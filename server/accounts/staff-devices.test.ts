import { expect, test, vi } from "vitest";
import { createKnownDevices } from "./known-device.ts";
import { createStaffDevices } from "./staff-devices.ts";

const devices = createKnownDevices({
  secret: "a secret of the site",
  env: { PUBLIC_URL: "http://localhost" },
});

const cookieOf = (user: string) => devices.remember(undefined, user).split(";")[0] ?? "";
const FORGED = `rihla.device=${"x".repeat(22)}.${"y".repeat(43)}`;

function open(staff: string[]) {
  const list = vi.fn(async () =>
    staff.map((_id) => ({ _id, name: "", email: "", role: "editor" as const, createdAt: "" })),
  );
  const site = { user: { list } } as unknown as Parameters<typeof createStaffDevices>[0]["site"];
  return { list, isStaffDevice: createStaffDevices({ site, devices }) };
}

test("a device is known of whoever is on the staff, and of nobody else", async () => {
  const { isStaffDevice } = open(["a", "b"]);
  const known = [cookieOf("b"), cookieOf("gone"), FORGED, "rihla.device=b", "", undefined];
  expect(await Promise.all(known.map(isStaffDevice))).toEqual([true, ...Array(5).fill(false)]);
});

test("a flood of forged ones asks the database once, and one of nothing never", async () => {
  const { list, isStaffDevice } = open(["a"]);
  await Promise.all([undefined, "x=y"].map(isStaffDevice));
  expect(list).not.toHaveBeenCalled();
  for (let count = 0; count < 100; count++) expect(await isStaffDevice(FORGED)).toBe(false);
  expect(list).toHaveBeenCalledOnce();
});

test("while the database is away nobody is known, and nothing fails", async () => {
  const { list, isStaffDevice } = open(["a"]);
  list.mockRejectedValue(new Error("away"));
  expect(await isStaffDevice(cookieOf("a"))).toBe(false);
});
