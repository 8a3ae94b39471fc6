import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { PictureTiles } from "./media-tiles.tsx";

test("files are taken in, and the field is empty again: the same file may be chosen once more", async () => {
  const onFiles = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <PictureTiles pictures={[]} pressText={undefined} onPick={() => undefined} onFiles={onFiles} />,
  );
  await vi.waitFor(() => expect(place.querySelector("input")).not.toBeNull());
  const field = place.querySelector("input") as HTMLInputElement;
  const [files, emptied] = [[new File(["a"], "a.png")], vi.fn()];
  Object.defineProperty(field, "files", { value: files });
  Object.defineProperty(field, "value", { get: () => "a.png", set: emptied });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(onFiles.mock.calls).toEqual([[files]]));
  expect(emptied.mock.calls).toEqual([[""]]);
  root.unmount();
});
