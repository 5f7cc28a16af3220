import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { staticHost } from './static.ts';
import { vercel } from './vercel.ts';
import { workers } from './workers.ts';

/** Every host that takes a folder. The Node server needs none: it serves the build itself. */
export const hosts: readonly Host[] = [workers, netlify, vercel, staticHost];
