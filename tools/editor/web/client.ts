import { init, registerCustomFormat } from '@sveltia/cms';
import { type CmsSettings, describeConfig } from './config.ts';
import { formatEntry, readEntry } from './entry-file.ts';
import { listForms } from './forms.ts';

const settings: CmsSettings = await (await fetch('settings.json')).json();
// Sveltia CMS needs the parser and formatter of each form before it starts.
for (const form of listForms(settings.locality, settings.languages)) {
  registerCustomFormat(form.format, form.extension, {
    fromFile: (text) => readEntry(form, text),
    // The Swedish locale formats dates as ISO 8601.
    toFile: (values) => formatEntry(form, values, new Date().toLocaleDateString('sv')),
  });
}
init({ config: describeConfig(settings) });
