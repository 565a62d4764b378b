/** Loaded before a server that is measured: says what its process has used, when it is asked. */
process.on('message', (wanted) => {
  if (wanted === 'heap') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed });
});
// The messages alone keep nobody alive, and nobody outlives who started it.
process.channel?.unref();
process.on('disconnect', () => process.exit());
