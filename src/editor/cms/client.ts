import { init, registerCustomFormat } from '@sveltia/cms';
import { readEntry, writeEntry } from './entry-file.ts';
import { listForms } from './forms.ts';

// Sveltia CMS has to know how to read and write the files of each form before it starts.
for (const form of listForms()) {
  registerCustomFormat(form.format, form.extension, {
    fromFile: (text) => readEntry(form, text),
    toFile: (values) => writeEntry(form, values),
  });
}
init();
