import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { BusyButton } from "./busy-button.tsx";

function open() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (isBusy: boolean) =>
    flushSync(() =>
      root.render(
        <>
          <BusyButton isBusy={isBusy} busyText="Sending">
            Send
          </BusyButton>
          <input />
        </>,
      ),
    );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  show(false);
  const [button, input] = [place.querySelector("button"), place.querySelector("input")];
  const focused = () => document.activeElement?.tagName;
  return { show, button, input, focused };
}

test("a button that was pressed has the focus again when its work is done", () => {
  const { show, button, input, focused } = open();
  button?.focus();
  show(true);
  // Browsers take it from what is off; a window without a screen leaves it there.
  input?.focus();
  input?.blur();
  expect(focused()).toBe("BODY");
  show(false);
  expect(focused()).toBe("BUTTON");
});

test("it takes the focus from nothing else, and not where it never had it", () => {
  const { show, button, input, focused } = open();
  show(true);
  show(false);
  expect(focused()).toBe("BODY");
  button?.focus();
  show(true);
  input?.focus();
  show(false);
  expect(focused()).toBe("INPUT");
});
