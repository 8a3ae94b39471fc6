import { readFileSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";

/** In development Vite answers its own files; everything else is answered as in production. */
function devServer(): Plugin {
  return {
    name: "rihla:dev-server",
    configureServer(server) {
      const ssr = server.environments.ssr;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("no runnable ssr environment");
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { listener } =
              await ssr.runner.import<typeof import("./server/start/dev")>("/server/start/dev.ts");
            // Vite strips the base from `url`; the app must see what the browser asked for.
            request.url = request.originalUrl;
            listener(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

const { RIHLA_LANGUAGE } = process.env;
const TRANSLATED = ["i18n", "app/type"].map((folder) => path.resolve(folder));

const CONTEXT = path.resolve("app/context.ts");

/** What the server hands to pages is known by identity: the pages of all languages share these keys. */
function sharedContext(): Plugin {
  return {
    name: "rihla:shared-context",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      if (RIHLA_LANGUAGE) return;
      this.emitFile({ type: "chunk", id: CONTEXT, fileName: "context.js" });
    },
    async resolveId(source, importer, options) {
      if (!RIHLA_LANGUAGE || !source.endsWith("/context.ts")) return null;
      const resolved = await this.resolve(source, importer, options);
      return resolved?.id === CONTEXT
        ? { id: "../../server/context.js", external: true }
        : resolved;
    },
  };
}

/** The words of another language, and its type, stand in the same files as the English ones: they take their place. */
function wordsOfLanguage(): Plugin {
  return {
    name: "rihla:words-of-language",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!RIHLA_LANGUAGE || !/\ben\//.test(source)) return null;
      const resolved = await this.resolve(source, importer, options);
      const folder = TRANSLATED.find((one) => resolved?.id.startsWith(`${one}/en/`));
      if (!resolved || !folder) return resolved;
      return path.join(folder, RIHLA_LANGUAGE, path.relative(`${folder}/en`, resolved.id));
    },
  };
}

/** Shared with the pages of the other languages; native, or with files of its own; loaded when it is asked for. */
const APART_FROM_SERVER = [
  ...["react", "react-dom", "react-router", "radix-ui", "react-toastify", "diff", "qr"],
  ...["@tiptap/core", "@tiptap/pm", "@tiptap/react", "@tiptap/starter-kit"],
  ...["better-sqlite3", "sharp", "pg", "pino"],
  ...["@aws-sdk/client-s3", "age-encryption"],
];

/** The packages of the server stand in its own file: docs/decisions/0014-how-node-is-started.md. */
function packagesWithin(): Plugin {
  return {
    name: "rihla:packages-within",
    apply: "build",
    configEnvironment: (name) =>
      name === "ssr" && !RIHLA_LANGUAGE
        ? { resolve: { noExternal: true, external: APART_FROM_SERVER } }
        : null,
  };
}

/** Files that no route loads: the server names them in the pages that need them. */
const NAMED_FILES: Record<string, string> = {
  "virtual:on-page": "app/admin/on-page/edit-here.tsx",
  "virtual:language-hint": "app/site/languages/language-hint.ts",
};

function namedFiles(): Plugin {
  let isBuild = false;
  return {
    name: "rihla:named-files",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    buildStart() {
      if (!isBuild || this.environment.name !== "client") return;
      for (const [name, source] of Object.entries(NAMED_FILES)) {
        this.emitFile({
          type: "chunk",
          id: path.resolve(source),
          name: name.slice("virtual:".length),
        });
      }
    },
    resolveId: (id) => (id in NAMED_FILES ? `\0${id}` : null),
    load(id) {
      const source = NAMED_FILES[id.slice(1)];
      if (!source) return null;
      const folder = path.join("build", RIHLA_LANGUAGE ?? "", "client");
      const built = () => JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));
      const file = isBuild ? built()[source].file : source;
      return `export default ${JSON.stringify(`/${file}`)};`;
    },
  };
}

/** Beside the manifest: which of our files, and whose packages, each chunk of the browser holds. */
function chunkModules(): Plugin {
  return {
    name: "rihla:chunk-modules",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const held = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, file.moduleIds.map(inHouse)]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(held));
      this.emitFile({ type: "asset", fileName: ".vite/modules.json", source });
    },
  };
}

const inHouse = (id: string) => path.relative(import.meta.dirname, id.replace(/[\0?].*$/, ""));

const FORMS =
  /\/contracts\/field-rules|\/app\/forms\/(answer-form|error-summary|field|form-answer|keep-typed|mistakes-in|use-)/;

/** Where people sign in, and choose a password. */
const ACCOUNT =
  /\/contracts\/password-rules|\/app\/(forms\/(api-answer|password-field)|site\/account\/(account-bar|account-calls|account-card(?!\.css)|account-form))/;

/** With it, how a file loads another one. */
const REACT = /node_modules\/(react|react-dom|react-router|scheduler)\/|\0vite\/preload-helper/;

/** After a form of visitors, and in most of them. */
const ENQUIRY = /\/app\/(forms\/form-guards|site\/enquiry\/(month-select|thank-you))/;

/**
 * Round every page, or on many, with all that it stands on; screens of the admin area show some of it too. What is here
 * is a visitor's business, and worth its bytes on pages without it: each file more is a request, and a line of every
 * page's site map.
 */
const EVERY_PAGE =
  /\/(contracts\/blog-path|app\/(ui\/(busy-button|toast)|site\/(shell|languages|head|account\/user-info|blog\/(blog-card|type-filter)|packages\/package-titles|pages\/(contact-section|open-now|thumbnail-line)|pieces\/(empty-state|local-clock|marked|not-translated|page-hero|search-input|whatsapp)|trust\/trust-strip)))/;

export default defineConfig({
  server: {
    port: Number(process.env.PORT ?? 3000),
    host: process.env.HOST ?? "127.0.0.1",
    strictPort: true,
  },
  plugins: [
    wordsOfLanguage(),
    sharedContext(),
    packagesWithin(),
    devServer(),
    tailwindcss(),
    reactRouter(),
    namedFiles(),
    chunkModules(),
  ],
  environments: {
    // A few files for what nearly every page needs: they compress better than thirty, and one of them
    // changes seldom.
    client: {
      build: {
        rolldownOptions: {
          // A word stands where it is said: a page's files hold its own words and no others.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: REACT },
                { name: "shared", test: EVERY_PAGE, minShareCount: 2 },
                // Most pages that are read first have no form.
                { name: "forms", test: FORMS, minShareCount: 4 },
                { name: "account", test: ACCOUNT, minShareCount: 2 },
                { name: "enquiry", test: ENQUIRY, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The server is built once; of the other languages, their pages alone.
    ssr: {
      build: {
        rollupOptions: {
          input: RIHLA_LANGUAGE ? "virtual:react-router/server-build" : "./server/start/main.ts",
        },
      },
    },
  },
  build: { manifest: true, assetsInlineLimit: 0, copyPublicDir: RIHLA_LANGUAGE === undefined },
});
