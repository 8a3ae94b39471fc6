import type { Metric } from "./metrics-text.ts";

/** Upper ends, in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

const KINDS = ["page", "api", "picture"] as const;

type Kind = (typeof KINDS)[number];

type Times = { counts: number[]; sum: number; count: number };

type Source = () => readonly Metric[] | Promise<readonly Metric[]>;

const kindOf = (path: string): Kind => {
  if (path.startsWith("/api/")) return "api";
  return path.startsWith("/media/") ? "picture" : "page";
};

/** What a process counts of its answers, and what is looked up only when somebody asks. */
export function createMetrics() {
  const answers = CLASSES.map(() => 0);
  const made = new Map<Kind, Times>(
    KINDS.map((kind) => [kind, { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }]),
  );
  const sources: Source[] = [];
  const ofSite: Source[] = [];

  const read = async (some: Source[]) =>
    (await Promise.all(some.map(async (source) => source()).map(orNothing))).flat();
  const readOwn = async (): Promise<Metric[]> => [
    answersOf(answers),
    timesOf(made),
    ...(await read(sources)),
  ];
  const readSite = (): Promise<Metric[]> => read(ofSite);

  return {
    /** An answer has left, from memory or not. */
    answered(status: number): void {
      const at = Math.trunc(status / 100) - 1;
      if (at in answers) answers[at] = (answers[at] ?? 0) + 1;
    },

    /** An answer was made. @param ms how long that took */
    made(path: string, ms: number): void {
      const times = made.get(kindOf(path));
      if (!times) return;
      const seconds = ms / 1000;
      times.sum += seconds;
      times.count += 1;
      const at = BUCKETS.findIndex((end) => seconds <= end);
      if (at >= 0) times.counts[at] = (times.counts[at] ?? 0) + 1;
    },

    /** Asked each time that somebody reads the metrics. */
    watch: (source: Source): void => void sources.push(source),

    /** The same of what any process of the site would find. */
    watchSite: (source: Source): void => void ofSite.push(source),

    readOwn,
    readSite,

    /** One that fails is left out: the others are wanted just then. */
    read: async (): Promise<Metric[]> => [...(await readOwn()), ...(await readSite())],
  };
}

const orNothing = (found: Promise<readonly Metric[]>) => found.catch(() => []);

export type Metrics = ReturnType<typeof createMetrics>;

const answersOf = (answers: readonly number[]): Metric => ({
  name: "rihla_requests_total",
  help: "Answers by class of status, without files of the build.",
  type: "counter",
  samples: CLASSES.map((name, at) => ({ labels: { class: name }, value: answers[at] ?? 0 })),
});

const timesOf = (made: ReadonlyMap<Kind, Times>): Metric => ({
  name: "rihla_render_seconds",
  help: "How long answers took that were made anew, not given from memory.",
  type: "histogram",
  samples: [...made].flatMap(([kind, { counts, sum, count }]) => {
    let below = 0;
    const buckets = BUCKETS.map((end, at) => {
      below += counts[at] ?? 0;
      return { suffix: "_bucket", labels: { kind, le: String(end) }, value: below };
    });
    return [
      ...buckets,
      { suffix: "_bucket", labels: { kind, le: "+Inf" }, value: count },
      { suffix: "_sum", labels: { kind }, value: sum },
      { suffix: "_count", labels: { kind }, value: count },
    ];
  }),
});
