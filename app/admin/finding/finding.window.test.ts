import { Editor } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { expect, onTestFinished, test } from "vitest";
import { Finding, findingOf, findingStep, showPlace } from "./finding.ts";

test("where words are written before the place that is shown, the same place is shown", () => {
  const editor = new Editor({
    ...{ extensions: [StarterKit, Finding], content: "<p>one two one two one</p>" },
  });
  onTestFinished(() => editor.destroy());
  const { view } = editor;
  view.dispatch(findingStep(view.state, { wish: { words: "one", isCaseKept: false } }));
  view.dispatch(showPlace(view.state, 2));
  expect(findingOf(view.state).current).toBe(2);
  view.dispatch(view.state.tr.insertText("one and before all that ", 1));
  expect(findingOf(view.state)).toMatchObject({ places: { length: 4 }, current: 3 });
  view.dispatch(view.state.tr.delete(1, 25));
  expect(findingOf(view.state)).toMatchObject({ places: { length: 3 }, current: 2 });
});
