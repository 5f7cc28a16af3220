import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiled } from '../astro/compile-cache.ts';

keepCompiled();
// What is imported above is compiled each time.
const { work } = await import('./publish-tasks.ts');
if (parentPort !== null) work(parentPort, workerData);
