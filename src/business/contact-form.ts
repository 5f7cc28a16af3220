import type { Site } from './site.ts';

/** How form submissions are processed, in plain sentences for the privacy page; undefined without a form. */
export function describeFormData({ business }: Pick<Site, 'business'>): string | undefined {
  const { form } = business.contact;
  if (form === undefined) return undefined;
  return `What you type into the contact form goes to ${new URL(form).hostname}, a service that passes it on to ${business.name}. This site keeps nothing of it.`;
}
