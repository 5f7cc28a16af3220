import type { Site } from './site.ts';

/** What happens to what is typed into the contact form, in plain sentences; undefined where there is no form. */
export function describeFormData({ business }: Pick<Site, 'business'>): string | undefined {
  const { form } = business.contact;
  if (form === undefined) return undefined;
  return `What you type into the contact form goes to ${new URL(form).hostname}, a service that passes it on to ${business.name}. This site keeps nothing of it.`;
}
