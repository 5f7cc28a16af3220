import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { staticHost } from './static.ts';
import { vercel } from './vercel.ts';
import { workers } from './workers.ts';

/** All hosts that a folder is uploaded to. The Node server needs none, because it serves the build itself. */
export const hosts: readonly Host[] = [workers, netlify, vercel, staticHost];
