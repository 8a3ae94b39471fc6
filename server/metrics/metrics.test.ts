import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import { gauge, metricsText } from "./metrics-text.ts";

test("labels and help are escaped, and what is not known is left out", () => {
  const text = metricsText([
    {
      name: "a",
      help: "One\nline \\ each.",
      type: "gauge",
      samples: [{ labels: { of: 'b"\\\n' }, value: 1 }],
    },
    gauge("unknown", "Nobody knows.", null),
    gauge("zero", "Nothing.", 0),
  ]);
  expect(text).toBe(
    [
      "# HELP a One\\nline \\\\ each.",
      "# TYPE a gauge",
      'a{of="b\\"\\\\\\n"} 1',
      "# HELP zero Nothing.",
      "# TYPE zero gauge",
      "zero 0",
      "",
    ].join("\n"),
  );
});

test("answers are counted by class; a status that is none is not", async () => {
  const metrics = createMetrics();
  for (const status of [200, 204, 301, 404, 503, 0, 99, 600, Number.NaN]) metrics.answered(status);
  const text = metricsText(await metrics.read());
  for (const line of ['"2xx"} 2', '"3xx"} 1', '"4xx"} 1', '"5xx"} 1', '"1xx"} 0']) {
    expect(text).toContain(`rihla_requests_total{class=${line}\n`);
  }
});

test("times stand in every bucket that is long enough; whatever is asked for, labels stay three", async () => {
  const metrics = createMetrics();
  metrics.made("/blog/a", 20);
  metrics.made(`/${"x".repeat(5000)}"\n`, 60_000);
  metrics.made("/api/home", 1);
  metrics.made("/media/a/b.webp", 30);
  const text = metricsText(await metrics.read());
  expect(text).toContain('rihla_render_seconds_bucket{kind="page",le="0.01"} 0\n');
  expect(text).toContain('rihla_render_seconds_bucket{kind="page",le="0.025"} 1\n');
  expect(text).toContain('rihla_render_seconds_bucket{kind="page",le="5"} 1\n');
  expect(text).toContain('rihla_render_seconds_bucket{kind="page",le="+Inf"} 2\n');
  expect(text).toContain('rihla_render_seconds_sum{kind="page"} 60.02\n');
  expect(text).toContain('rihla_render_seconds_count{kind="api"} 1\n');
  const kinds = new Set([...text.matchAll(/kind="([^"]*)"/g)].map(([, kind]) => kind));
  expect([...kinds]).toEqual(["page", "api", "picture"]);
});

test("a source that fails hides no other", async () => {
  const metrics = createMetrics();
  metrics.watch(() => {
    throw new Error("broken");
  });
  metrics.watch(async () => Promise.reject(new Error("away")));
  metrics.watch(() => [gauge("there", "It is.", 1)]);
  expect(metricsText(await metrics.read())).toContain("there 1\n");
});
