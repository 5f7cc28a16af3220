import { describe, expect, test } from 'vitest';
import { writeHostFolder } from '../../functions/hosting/host.ts';
import { netlify } from '../../functions/hosting/netlify.ts';
import { vercel } from '../../functions/hosting/vercel.ts';
import { businesses } from '../support/businesses.ts';
import { oneOfEach, runsAll } from '../support/sample-of.ts';
import { startFunction } from '../support/servers/hosted-function.ts';
import { serve } from '../support/servers/serve.ts';
import { checkEvery, checkExpectation } from './expectations.ts';
import { garageRows } from './garage.table.ts';
import type { Row } from './http/row.ts';
import { httpRows } from './http.table.ts';

const hosts = { netlify, vercel };
const cases = businesses
  .flatMap((business) => (['netlify', 'vercel'] as const).map((host) => ({ business, host })))
  .filter(({ business, host }) => runsAll || business.isReference === (host === 'netlify'));

describe.each(cases.map(({ business, host }) => ({ name: business.name, business, host })))(
  'the $name by the function of $host',
  ({ business, host }) => {
    const { folders, isReference } = business;
    const server = serve(async () => {
      const { folder } = await writeHostFolder(
        hosts[host],
        folders,
        `.build/test/hosts/asked-${host}-${business.name}`,
      );
      return startFunction(host, folder, folders);
    });

    const all = [...httpRows(business), ...(isReference ? garageRows() : [])];
    const rows = oneOfEach(all, ({ rules }) => rules);

    test.each(rows.map((row) => ({ ...row, title: `${row.rules} ${row.method ?? 'GET'} ${row.path}` })))(
      '$title',
      async (row: Row) => {
        const response = await server.send(row.path, row);
        checkEvery(row.path, response);
        checkExpectation(response, row.expect);
      },
    );

    test('a missing file is requested once', async () => {
      const { status, text } = await server.send('/nope/', { headers: { 'x-published-file': '1' } });
      expect([status, text]).toEqual([404, '']);
    });
  },
);
