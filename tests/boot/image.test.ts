import { execFileSync, spawnSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#tests/support/built-server.ts";

const MOST_BYTES = 250e6;
const TEN_MINUTES = 600_000;
const NAME = `rihla-test-${process.pid}`;

const hasDocker = spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;
const docker = (...args: string[]): string =>
  execFileSync("docker", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

test.runIf(hasDocker)(
  "the image is small, and runs as nobody in particular on a root that nothing is written to",
  { timeout: TEN_MINUTES },
  async () => {
    docker("build", "--tag", NAME, ".");
    onTestFinished(() => void docker("image", "rm", NAME));
    // As it is sent to a registry and from it.
    const sent = execFileSync("sh", ["-c", `docker save ${NAME} | gzip | wc -c`], {
      encoding: "utf8",
    });
    expect(Number(sent)).toBeLessThan(MOST_BYTES);

    const port = await freePort();
    const url = `http://localhost:${port}`;
    const hardened = ["--init", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
    const place = ["--publish", `127.0.0.1:${port}:3000`, "--volume", `${NAME}:/data`];
    const own = ["--name", NAME, "--env", `PUBLIC_URL=${url}`, "--stop-timeout", "20"];
    docker("run", "--detach", ...own, ...hardened, ...place, NAME);
    onTestFinished(() => {
      docker("rm", "--force", NAME);
      docker("volume", "rm", NAME);
    });
    const statusOf = async (path: string) =>
      (await fetch(url + path).catch(() => null))?.status ?? docker("logs", NAME);
    await expect.poll(() => statusOf("/healthz")).toBe(200);
    expect(await statusOf("/")).toBe(200);
    expect(docker("exec", NAME, "id", "-u")).toBe("1000");
    expect(docker("exec", NAME, "node", "server/cli/backup.ts")).toContain("restored for a trial");

    docker("stop", NAME);
    expect(docker("inspect", "--format", "{{.State.ExitCode}}", NAME)).toBe("0");
  },
);
