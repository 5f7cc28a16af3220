import { describeAt, markDay } from '../hours/open-now.ts';
import { describeInYear, markDayInYear } from '../hours/whole-year.ts';
import { offerMarkdown } from './copy-markdown.ts';
import { offerTools } from './offer-tools.ts';
import { showOpenState } from './open-state.ts';
import './scrollers.ts';

// The build knows whether the business has parts of the year or visits by appointment, and leaves out what it has not.
if (import.meta.env.WHOLE_YEAR) showOpenState(describeInYear, markDayInYear);
else showOpenState(describeAt, markDay);
offerMarkdown();
offerTools();
