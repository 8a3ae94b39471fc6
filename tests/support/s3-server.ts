import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import type { Bucket } from "#server/env.ts";
import { END_WITH_PARENT } from "./built-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * The package's own command is missing from what it publishes. It signs the address of a bucket without
 * the slash that Amazon's client puts there, so signatures may differ; keys are checked.
 */
const START = `
  const { directory } = JSON.parse(process.argv[1]);
  const S3rver = require("@20minutes/s3rver");
  const server = new S3rver({
    directory,
    port: 0,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "pictures" }],
  });
  server.run().then(() => console.log(server.httpServer.address().port));
`;

/** A server that speaks S3, a process of its own, gone after the test. */
export async function startS3Server(): Promise<Bucket> {
  const options = JSON.stringify({ directory: temporaryFolder() });
  const args = ["--import", END_WITH_PARENT, "--eval", START, options];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once("data", (said) => resolve(Number(said)));
    child.once("exit", (code) => reject(new Error(`the S3 server ended with ${code}`)));
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    bucket: "pictures",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    forcePathStyle: true,
  };
}
