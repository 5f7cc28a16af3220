import { edit, icon, type Mistake, write } from './mistake.ts';

const closedDoor = 'drawings/closed-door.svg';

/** Mistakes in drawings, the icon, and the parts to point at. */
export const drawingMistakes: readonly Mistake[] = [
  {
    name: 'an icon that loads something',
    make: write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="x.png"/></svg>'),
  },
  {
    name: 'a drawing to point at that is not there',
    make: edit('pages/home.mdx', 'drawing: closed-door', 'drawing: close-door'),
  },
  {
    name: 'a part to point at that the drawing has not',
    make: edit('pages/home.mdx', 'part: spring', 'part: springs'),
  },
  {
    name: 'a part to point at twice',
    make: edit('pages/home.mdx', 'part: track', 'part: spring'),
  },
  {
    name: 'a part to point at without a word on touching it',
    make: edit('pages/home.mdx', /^ +dont: Keep your fingers off.*\n/m, ''),
  },
  {
    name: 'a part to point at that leads to no service',
    make: edit('pages/home.mdx', 'service: cable-track', 'service: cable-tracks'),
  },
  {
    name: 'a part to point at within another group',
    make: edit(closedDoor, /<g data-part="seal">.*/, '<g>$&</g>'),
  },
  {
    name: 'a part to point at in two groups',
    make: edit(closedDoor, '<g data-label="spring">', '<g data-part="seal"><path d="M0 0H9"/></g>$&'),
  },
  {
    name: 'a part to point at with a label without words',
    make: edit(closedDoor, '<text x="360" y="574" text-anchor="middle">Bottom seal</text>', ''),
  },
  {
    name: 'a part to point at with a name without a place',
    make: edit(closedDoor, 'x="360" y="574"', 'dx="360" y="574"'),
  },
  {
    name: 'a part to point at with two labels',
    make: edit(closedDoor, /<g data-label="seal">.*/, '$&\n$&'),
  },
  {
    name: 'a drawing to point at on another page',
    make: edit(
      'pages/about.mdx',
      /^heading:/m,
      'pointing:\n  heading: Point at it\n  drawing: closed-door\n  description: A closed door.\n  parts:\n    - { part: spring, trouble: It is broken., dont: Leave it alone., service: spring }\n$&',
    ),
  },
  {
    name: 'a variant with a drawing that is not there',
    make: edit('services/garage-doors.mdx', 'drawing: door-wood', 'drawing: door-wod'),
  },
  { name: 'a drawing that is not closed', make: icon('<g>') },
  {
    name: 'a drawing without its namespace',
    make: write('icon.svg', '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'),
  },
  { name: 'a drawing with a slash before an event', make: write('icon.svg', '<svg/onload="alert(1)"></svg>') },
  { name: 'a drawing with an event', make: icon('<rect onload="alert(1)"/>') },
  { name: 'a drawing that sets an event', make: icon('<set attributeName="onload" to="alert(1)"/>') },
  { name: 'a drawing that animates a link', make: icon('<animate attributeName="href" to="javascript:alert(1)"/>') },
  { name: 'a drawing with an object', make: icon('<object data="x.html"/>') },
  {
    name: 'a drawing with HTML in it',
    make: icon('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  },
  {
    name: 'a drawing with an element of another name',
    make: icon('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  },
  { name: 'a drawing with a comment that ends early', make: icon('<!--><img src="x" onerror="alert(1)"/>-->') },
  { name: 'a drawing with hidden text', make: icon('<text><![CDATA[<img src=x>]]></text>') },
  {
    name: 'a drawing with an entity',
    make: write(
      'icon.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a;</text></svg>',
    ),
  },
  { name: 'a drawing that loads a paint', make: icon('<rect fill="url(https://example.com/a.svg#b)"/>') },
  { name: 'a drawing that uses another', make: icon('<use href="https://example.com/a.svg#b"/>') },
  { name: 'a drawing that loads a paint in disguise', make: icon('<rect fill="\\75rl(https://example.com/a.svg)"/>') },
  { name: 'a drawing that loads a pointer', make: icon('<rect cursor="url(https://example.com/a.cur), auto"/>') },
  { name: 'an icon with a style', make: icon('<rect style="fill: red"/>') },
  { name: 'an icon with a sheet of styles', make: icon('<style>rect { fill: red }</style>') },
];
