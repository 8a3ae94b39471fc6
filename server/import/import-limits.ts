import type { ImportSource } from "#contracts/import.ts";
import { IMPORT_BYTES, IMPORT_FORM_BYTES } from "#contracts/import-limits.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { UPLOAD_END_MS, type UploadLimits } from "#server/media/read-upload.ts";

export const IMPORT_LIMITS: UploadLimits = {
  fileBytes: IMPORT_BYTES,
  formBytes: IMPORT_FORM_BYTES,
  endMs: UPLOAD_END_MS,
  tooLarge: () => new DomainError("import-too-large"),
  noFile: () => new DomainError("import-no-file"),
};

export const isFileSource = (source: unknown): source is Exclude<ImportSource, "site"> =>
  source === "wordpress" || source === "ghost";
