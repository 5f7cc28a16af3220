import { describeAt, markDay } from '../hours/open-now.ts';
import { describeInYear, markDayInYear } from '../hours/whole-year.ts';
import { offerMarkdown } from './copy-markdown.ts';
import { offerTools } from './offer-tools.ts';
import { showOpenState } from './open-state.ts';
import './scrollers.ts';

// Set by the build if the business has seasons or appointments; otherwise that code is removed.
if (import.meta.env.WHOLE_YEAR) showOpenState(describeInYear, markDayInYear);
else showOpenState(describeAt, markDay);
offerMarkdown();
offerTools();
