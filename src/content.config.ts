import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentDirectory } from './reader/content-folder.ts';

/** The prose of services and pages. Their fields are judged elsewhere, all files in one step. */
const prose = defineCollection({
  loader: glob({
    base: contentDirectory(),
    pattern: '{services,pages}/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
});

export const collections = { prose };
