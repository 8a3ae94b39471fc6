import { expect, onTestFinished, test, vi } from "vitest";
import type { User } from "#contracts/user.ts";
import { keepUserInfo, removeUserInfo, userInfo } from "./user-info.ts";

const user = (name: string): User => ({
  _id: name,
  name,
  email: `${name}@x.example`,
  role: "editor",
});

function open() {
  const kept = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull) throw new Error("no room");
      kept.set(name, text);
    },
    removeItem: (name: string) => void kept.delete(name),
  });
  const marks: unknown[] = [];
  const toggleAttribute = (_: string, isOn: boolean) => void marks.push(isOn);
  vi.stubGlobal("document", { documentElement: { toggleAttribute } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const fill = () => {
    isFull = true;
  };
  return { kept, marks, fill };
}

test("who signs in here is known until they leave, and the page is marked for them", () => {
  const { marks, kept } = open();
  keepUserInfo(user("Nadia"));
  expect([userInfo(), marks]).toEqual([user("Nadia"), [true]]);
  kept.set("userInfo", "{");
  expect(userInfo()).toBeNull();
  removeUserInfo();
  expect([userInfo(), marks, kept.size]).toEqual([null, [true, false], 0]);
});

test("where there is no room for who it is now, this page knows it, and nobody is taken for who it was before", () => {
  const { fill, kept } = open();
  keepUserInfo(user("Nadia"));
  fill();
  keepUserInfo(user("Karim"));
  expect([...kept]).toEqual([]);
  expect(userInfo()).toEqual(user("Karim"));
  removeUserInfo();
  expect(userInfo()).toBeNull();
});
