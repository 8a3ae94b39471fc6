// Loaded before a program (node --import): it ends with whoever started it, however that one ended.
// Its standard input is a pipe from there that nothing is written to.
process.stdin
  .on("end", () => process.kill(process.pid, "SIGKILL"))
  .on("error", () => process.kill(process.pid, "SIGKILL"))
  .resume()
  .unref();
