// Loaded before a server: answers questions of the benchmark about the process.
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
});
// The channel alone must not keep a server alive that has been told to stop.
process.channel?.unref();
