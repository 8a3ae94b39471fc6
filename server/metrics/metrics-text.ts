/** One number; the labels tell it from the others of its name. */
type Sample = { labels?: Readonly<Record<string, string>>; suffix?: string; value: number };

export type Metric = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
};

export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** In the text format of Prometheus; what has no sample is left out. */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ labels, suffix = "", value }) => `${name}${suffix}${labelText(labels)} ${value}`,
      ),
    ])
    .map((line) => `${line}\n`)
    .join("");

const ESCAPED: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };

function labelText(labels: Sample["labels"] = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (one) => ESCAPED[one] ?? one)}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

/** Of one number without labels; null: it is not known. */
export const gauge = (name: string, help: string, value: number | null): Metric => ({
  ...{ name, help, type: "gauge" },
  samples: value === null ? [] : [{ value }],
});
