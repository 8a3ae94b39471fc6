import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Env } from "#server/env.ts";
import type { MediaStorage } from "./storage.ts";

/** Pictures as objects of an S3-compatible bucket, below `media/`. */
export function createBucket(settings: NonNullable<Env["S3"]>): MediaStorage {
  const Bucket = settings.bucket;
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.forcePathStyle,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // Many compatible servers know no checksums but their own.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const keyOf = (name: string) => `media/${name}`;

  return {
    async put(name, bytes, type) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: keyOf(name),
          Body: bytes,
          ContentType: type,
          ContentLength: bytes.length,
        }),
      );
    },

    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async removeFolder(folder) {
      // A picture has a dozen files: one page of the list holds them all.
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: keyOf(`${folder}/`) }),
      );
      if (Contents.length === 0) return;
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({
          Bucket,
          Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true },
        }),
      );
      if (Errors[0]) throw new Error(`the bucket kept ${Errors[0].Key}: ${Errors[0].Message}`);
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}
