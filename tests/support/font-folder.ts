import { tmpdir } from "node:os";
import path from "node:path";

/** Unpacked fonts serve the whole process, so they must outlive the test that unpacked them. */
export const FONT_FOLDER = path.join(tmpdir(), "rihla-test-fonts");
