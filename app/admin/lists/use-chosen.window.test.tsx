import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { useChosen } from "./use-chosen.ts";

const LIST = [..."abcdef"].map((id) => ({ id }));

test("one is chosen by a press, and with Shift all from the last one to it, in either direction", async () => {
  let chosen: ReturnType<typeof useChosen<{ id: string }>> | undefined;
  function Probe() {
    chosen = useChosen(LIST);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => root.unmount());
  root.render(<Probe />);
  await vi.waitFor(() => expect(chosen).toBeDefined());
  const after = async (deed: () => void) => {
    const before = chosen;
    deed();
    await vi.waitFor(() => expect(chosen).not.toBe(before));
    return chosen?.all.map(({ id }) => id).join("");
  };
  const press = (id: string, shiftKey = false) => after(() => chosen?.press(id, { shiftKey }));

  expect(await press("d", true)).toBe("d");
  expect(await press("b", true)).toBe("bcd");
  expect(chosen?.has("c")).toBe(true);
  expect(chosen?.has("e")).toBe(false);
  expect(await press("f")).toBe("bcdf");
  // The one that is pressed says whether they are chosen or let go.
  expect(await press("c", true)).toBe("b");
  expect(await press("e", true)).toBe("bcde");
  expect(await press("a")).toBe("abcde");
  expect(await press("c", true)).toBe("de");
  expect(await after(() => chosen?.keep([{ id: "e" }, { id: "gone" }]))).toBe("e");
});
