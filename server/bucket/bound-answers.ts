import { pipeline, type Readable, Transform } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";

/**
 * Of a list of a thousand names, as long as names may be, or of words about an error. It is taken apart in the one
 * thread: more would hold up everybody for seconds.
 */
const MOST_SAID = 2 * 1024 * 1024;

type Answered = { statusCode: number; body: Readable };

/**
 * The library reads an answer into memory for as long as it goes on.
 * @param mostOfObject bytes of an object that is asked for and comes
 */
export function boundAnswers(client: S3Client, mostOfObject: number): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (sent) => {
        const result = await next(sent);
        const answered = result.response as Answered;
        const isObject = commandName === "GetObjectCommand" && answered.statusCode < 300;
        answered.body = bounded(answered.body, isObject ? mostOfObject : MOST_SAID);
        return result;
      },
    // Innermost: before anything of it is read.
    { step: "deserialize", priority: "low", name: "boundAnswers" },
  );
}

function bounded(body: Readable, most: number): Readable {
  if (most === Number.POSITIVE_INFINITY) return body;
  let arrived = 0;
  const counting = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      arrived += chunk.length;
      if (arrived > most) done(new Error(`an answer of the bucket is longer than ${most} bytes`));
      else done(null, chunk);
    },
  });
  // Whoever reads hears of what went wrong.
  pipeline(body, counting, () => undefined);
  return counting;
}
