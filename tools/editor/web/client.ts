import { init, registerCustomFormat } from '@sveltia/cms';
import type { ContentLocality } from 'open-local-business/schemas';
import { readEntry, writeEntry } from './entry-file.ts';
import { listForms } from './forms.ts';

// Sveltia CMS needs the parser and formatter of each form before it starts.
const locality: ContentLocality = JSON.parse(document.getElementById('locality')?.textContent as string);
for (const form of listForms(locality)) {
  registerCustomFormat(form.format, form.extension, {
    fromFile: (text) => readEntry(form, text),
    toFile: (values) => writeEntry(form, values),
  });
}
init();
