import { answered, moved, type Row, shown } from './http/row.ts';

/** Known facts of the reference business, typed by hand, which the code must compute. */
export function garageRows(): readonly Row[] {
  return [
    moved('B3', '/services/opener/', '/services/opener-repair/'),
    answered('B3', '/api/services/?id=%20SPRING%20', { id: 'spring' }),
    moved('B5', '/api/service-areas/NOTL/', '/api/service-areas/niagara-on-the-lake/'),
    moved('B11', '/api/coverage/Saint%20Catharines/', '/api/coverage/st-catharines/'),
    answered('B9', '/api/coverage/?postal=M5V+3L9', {
      ...{ covered: false, postalArea: 'M5V', nearest: { slug: 'oakville', distanceKm: 26.8 } },
    }),
    shown('F5', '/check/?q=l8p+4s8', /Likely yes: L8P is in Hamilton, Durand and Kirkendall/),
    answered('B25', '/api/total/?job=spring.pair&when=Tonight&place=dundas', {
      ...{ when: 'after-hours', covered: true, total: { amount: 496.07 }, ifDeclined: { amount: 145.77 } },
    }),
    answered('B25', '/api/total/spring.pair/day/', { when: 'day', total: { amount: 428.27 }, surcharge: null }),
    {
      rules: 'B25',
      path: '/prices/total/?job=spring.pair&when=tonight&place=dundas',
      expect: {
        status: 200,
        headers: { 'cache-control': 'no-store' },
        body: /from \$496\.07 with HST \(\$379 \+ \$60 \+ \$57\.07\)[\s\S]*<option value="spring\.pair" selected>[\s\S]*name="place" value="dundas"/,
      },
    },
    shown(
      'B25',
      '/prices/total/?job=%3Cb%3E&place=%22%3E%3Cscript%3E',
      /&quot;&lt;b&gt;&quot; is not a job\.[\s\S]*not for this job[\s\S]*name="place" value="&quot;&gt;&lt;script&gt;"/,
    ),
    shown('B25', '/prices/total/?job=spring&city=Groton', /not for this place[\s\S]*name="place" value="Groton"/),
    shown('B25', '/prices/total/?job=spring&place=Niagara', /not for this place/),
  ];
}
