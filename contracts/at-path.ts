import { asObject } from "./as-object.ts";

/** What stands at "Slide.0.content"; undefined: nothing. */
export const valueAt = (body: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => inside(value)[name], body);

/** A copy in which something else stands there. */
export function withValueAt<Body extends object>(body: Body, path: string, value: unknown): Body {
  const [name = "", ...rest] = path.split(".");
  const here = Array.isArray(body) ? [...body] : { ...body };
  const there = inside(body)[name];
  const inner = typeof there === "object" && there !== null ? there : {};
  return Object.assign(here, {
    [name]: rest.length === 0 ? value : withValueAt(inner, rest.join("."), value),
  }) as Body;
}

const inside = (value: unknown): Record<string, unknown> =>
  Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : asObject(value);
