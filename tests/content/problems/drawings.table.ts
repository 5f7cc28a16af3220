import { edit, icon, type ProblemCases, service, write } from './problem-case.ts';

const closedDoor = 'drawings/closed-door.svg';

const pointing = (from: string, to: string) => edit('pages/services.mdx', from, to);
const drawing = (inner: string) =>
  write('drawings/leaf.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>\n`);

/** Problems in drawings, the icon, and the parts to point at. */
export const problemCases: ProblemCases = {
  'an icon that loads something': write(
    'icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="x.png"/></svg>',
  ),
  'a missing drawing with parts to choose': pointing('drawing: closed-door', 'drawing: close-door'),
  'a part to choose that the drawing lacks': pointing('part: spring', 'part: springs'),
  'a part to choose listed twice': pointing('part: track', 'part: spring'),
  'a part to choose with an unknown service': pointing('service: cable-track', 'service: cable-tracks'),
  'a part to choose in two groups': edit(
    closedDoor,
    '<g data-label="spring">',
    '<g data-part="seal"><path d="M0 0H9"/></g>$&',
  ),
  'a part to choose with an empty label': edit(
    closedDoor,
    '<text x="360" y="574" text-anchor="middle">Bottom seal</text>',
    '',
  ),
  'a part to choose whose label has no position': edit(closedDoor, 'x="360" y="574"', 'dx="360" y="574"'),
  'a variant with a missing drawing': edit('services/garage-doors.mdx', 'drawing: door-wood', 'drawing: door-wod'),
  'a service with a missing drawing': service('name: broken-spring', 'name: broken-sprin'),
  'a highlighted part that the drawing lacks': service('highlight: [spring,', 'highlight: [sprung,'),
  'a drawing that is not closed': icon('<g>'),
  'a drawing without its namespace': write('icon.svg', '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'),
  'a drawing with a slash before an event': write('icon.svg', '<svg/onload="alert(1)"></svg>'),
  'a drawing with an event': icon('<rect onload="alert(1)"/>'),
  'a drawing that animates a link': icon('<animate attributeName="href" to="javascript:alert(1)"/>'),
  'a drawing with HTML in it': icon('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  'a drawing with a prefixed element': icon('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  'a drawing with a comment that ends early': icon('<!--><img src="x" onerror="alert(1)"/>-->'),
  'a drawing with hidden text': icon('<text><![CDATA[<img src=x>]]></text>'),
  'a drawing with an entity': write(
    'icon.svg',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a;</text></svg>',
  ),
  'a drawing that loads a paint': icon('<rect fill="url(https://example.com/a.svg#b)"/>'),
  'a drawing that uses another file': icon('<use href="https://example.com/a.svg#b"/>'),
  'a drawing that loads a pointer': icon('<rect cursor="url(https://example.com/a.cur), auto"/>'),
  'an icon with a style': icon('<rect style="fill: red"/>'),
  'a line drawing with a literal colour': drawing('<path fill="#f00" d="M0 0"/>'),
  'a line drawing with an id': drawing('<path id="a" d="M0 0"/>'),
  'a line drawing without a viewBox': write('drawings/leaf.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n'),
};
