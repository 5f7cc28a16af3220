// Loaded before a server: answers questions of the benchmark about the process.
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
});
// The channel must not keep a server alive that should stop.
process.channel?.unref();
