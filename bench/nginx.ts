import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#tests/support/built-server.ts";
import type { BareAnswer } from "./bare.ts";

export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/** Those that nginx writes by itself. */
const NGINX_OWN = new Set(["content-length", "content-type", "etag", "vary"]);

/** One process of it that answers this for every address. */
export async function startNginx({ headers, body }: BareAnswer) {
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-nginx-"));
  writeFileSync(path.join(folder, "page.html"), Buffer.from(body, "base64"));
  const port = await freePort();
  writeFileSync(path.join(folder, "nginx.conf"), configOf(folder, port, headers));
  const child = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

function configOf(folder: string, port: string, headers: string[]): string {
  const own = headers.flatMap((name, index) =>
    index % 2 === 0 && !NGINX_OWN.has(name.toLowerCase())
      ? [`add_header ${name} "${headers[index + 1]}";`]
      : [],
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off; master_process off; pid ${folder}/pid;
events { worker_connections 256; }
http {
  access_log off; default_type "text/html; charset=utf-8"; keepalive_requests 10000000;
  open_file_cache max=10;
  ${temporary.map((one) => `${one}_temp_path ${folder}/${one};`).join(" ")}
  server {
    listen 127.0.0.1:${port}; root ${folder};
    ${own.join("\n    ")}
    location / { rewrite ^ /page.html break; }
  }
}
`;
}
