import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { type Unkept, useTellUnkept, useUnkept } from "./use-unkept.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

test("all that is written on the page is kept, also after something that could not be", async () => {
  const asked: string[] = [];
  const could: Record<string, boolean> = { title: false, text: true };
  let page: Unkept | undefined;
  let write: (names: string[]) => void = () => undefined;

  function Part({ name, unkept, isUnkept }: { name: string; unkept: Unkept; isUnkept: boolean }) {
    useTellUnkept(unkept, isUnkept, () => {
      asked.push(name);
      return could[name] ?? false;
    });
    return null;
  }
  function Page() {
    const unkept = useUnkept();
    const [written, setWritten] = useState<string[]>([]);
    page = unkept;
    write = setWritten;
    return ["title", "text"].map((name) => (
      <Part key={name} {...{ name, unkept }} isUnkept={written.includes(name)} />
    ));
  }
  const keepAll = () => [page?.isThere, page?.keepAll(), asked.splice(0)];
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Page />);
  await vi.waitFor(() => expect(page).toBeDefined());
  await turn();
  expect(keepAll()).toEqual([false, true, []]);
  write(["title", "text"]);
  await turn();
  expect(keepAll()).toEqual([true, false, ["title", "text"]]);
  could.title = true;
  expect(keepAll()).toEqual([true, true, ["title", "text"]]);
  write(["text"]);
  await turn();
  expect(keepAll()).toEqual([true, true, ["text"]]);
  root.unmount();
  await turn();
  expect([page?.keepAll(), asked]).toEqual([true, []]);
});
