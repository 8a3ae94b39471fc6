# Debian's C library: better-sqlite3 and sharp bring binaries for it.
FROM node:24-bookworm-slim AS base
WORKDIR /rihla
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci --include=dev --include=optional --loglevel=error
COPY . .
RUN node scripts/build.mjs

FROM base AS dependencies
# The image has Node; the one among the dependencies is for machines that have none. What others build with comes along
# as their peer.
RUN npm ci --omit=dev --include=optional --loglevel=error \
 && cd node_modules \
 && rm -rf node-linux-* .bin/node typescript @typescript vite rolldown @rolldown vitest @vitest @types \
    lightningcss* better-sqlite3/deps better-sqlite3/src

FROM base
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=dependencies /rihla/node_modules node_modules
# What `node server/cli/…`, making a backup and drawing an SVG need, beside the build.
COPY contracts contracts
COPY i18n i18n
COPY server server
COPY --from=build /rihla/build build
RUN install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 3000
# Alive, not ready: without its database a node still serves the public pages that it remembers.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "--no-parallel-scavenge", "build/server/index.js"]
