import { Window } from "happy-dom";
import type { Environment } from "vitest/runtime";

/** Node's own where both have one, but for these. */
const TAKEN_OVER = [
  "CustomEvent",
  "Event",
  "EventTarget",
  "FormData",
  "localStorage",
  "navigator",
  "sessionStorage",
];

/** A window without a screen, for what happens when somebody presses and types. */
export default {
  name: "window",
  viteEnvironment: "ssr",
  setup(global) {
    const window = new Window({ url: "https://rihla.example/admin", width: 1280, height: 900 });
    const held = namesOf(window).filter((key) => TAKEN_OVER.includes(key) || !(key in global));
    const before = held.map((key) => [key, Object.getOwnPropertyDescriptor(global, key)] as const);
    const named = window as unknown as Record<string, unknown>;
    for (const key of held) {
      const value = named[key];
      const isMethod = typeof value === "function" && /^[a-z]/.test(key);
      Object.defineProperty(global, key, {
        ...{ configurable: true, writable: true, enumerable: true },
        value: isMethod ? value.bind(window) : value,
      });
    }
    for (const key of [
      "addEventListener",
      "removeEventListener",
      "dispatchEvent",
      "getComputedStyle",
      "scrollTo",
      "matchMedia",
      "getSelection",
    ]) {
      const method = named[key] as (...all: unknown[]) => unknown;
      Object.defineProperty(global, key, {
        configurable: true,
        writable: true,
        value: method.bind(window),
      });
    }
    // By the clock of the test.
    Object.assign(global, {
      requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(draw, 16, 0),
      cancelAnimationFrame: (id: number) => clearTimeout(id),
    });
    // It knows no <search> yet.
    Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, {
      value: "HTMLElement",
    });
    Object.assign(global, { window: global, self: global });
    return {
      async teardown() {
        await window.happyDOM.close();
        for (const [key, descriptor] of before) {
          if (descriptor) Object.defineProperty(global, key, descriptor);
          else delete global[key];
        }
      },
    };
  },
} satisfies Environment;

function namesOf(window: Window): string[] {
  const names: string[] = [];
  for (let at: object = window; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    names.push(...Object.getOwnPropertyNames(at));
  }
  return [...new Set(names)].filter((name) => name !== "constructor");
}
