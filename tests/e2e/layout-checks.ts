import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** axe violations on a page or within an element, as "rule: elements"; by all rules unless some are given. */
export async function findViolations(page: Page, rules: readonly string[] = [], within = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(allRules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Adds styles to a page with a constructed sheet, which the content security policy does not block. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Height of the visible part of the call bar, in px. */
export function measureBar(page: Page): Promise<number> {
  return page.locator('.call-bar').evaluate((bar) => Math.max(0, window.innerHeight - bar.getBoundingClientRect().top));
}

/** An element with its left, top, width and height in pixels. */
interface Box {
  readonly name: string;
  readonly sides: readonly number[];
}

/** Positions of all visible elements above texts and prices that depend on the hour, and in the call bar, except the state. */
export function readBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const hourly = document.querySelector('main :is(.leads, .menu, .price-card)');
    const isAbove = (element: Element) =>
      hourly === null || hourly.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
    return [...document.body.querySelectorAll('*:not(script, .state, .state *, .frontage *, footer, footer *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('.call-bar') !== null || isAbove(element))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { name: element.tagName, sides: [x, y, width, height] };
      });
  });
}

/** Opens all `details`. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Opens all details, and lists axe violations, small targets and problems of texts, the last in normal size and at 200 %. */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  await openDetails(page);
  const problems = [
    ...(await findViolations(page)),
    ...(await findSmallTargets(page)),
    ...(await findTextProblems(page)),
  ];
  await addStyles(page, 'html { font-size: 200% }');
  return [...problems, ...(await findTextProblems(page)).map((text) => `at 200 %: ${text}`)];
}

/** A line of text on the screen. */
interface Line {
  readonly text: string;
  /** Number of the element that contains it. */
  readonly parent: number;
  /** Whether it belongs to the open menu, which covers the page. */
  readonly isOverPage: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Texts that overlap other text or the edge, boxes that cut off their content, and how much too wide the page is. */
export async function findTextProblems(page: Page): Promise<string[]> {
  // On a busy machine fonts load after the page.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const lines = await readLines(page);
  const { width, excess } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { width: clientWidth, excess: scrollWidth - clientWidth };
  });
  const outside = lines.filter(({ left, right }) => left < -1 || right > width + 1).map(({ text }) => `${text} | edge`);
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  const covered = sorted.flatMap((line, index) => {
    const end = sorted.findIndex(({ top }, at) => at > index && top >= line.bottom);
    return sorted
      .slice(index + 1, end === -1 ? undefined : end)
      .filter((other) => other.parent !== line.parent && other.isOverPage === line.isOverPage)
      .filter((other) => areOverlapping(line, other))
      .map((other) => `${line.text} | ${other.text}`);
  });
  const wide = excess > 0 ? [`${excess} px too wide`] : [];
  return [...wide, ...outside, ...covered, ...(await findClippedBoxes(page))];
}

/** Whether the letters of two lines overlap. Their boxes may, because line boxes are taller than letters. */
function areOverlapping(one: Line, other: Line): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const lettersOf = ({ top, bottom }: Line) => [top + 0.175 * (bottom - top), bottom - 0.175 * (bottom - top)] as const;
  const [[top, bottom], [otherTop, otherBottom]] = [lettersOf(one), lettersOf(other)];
  return across > 2 && Math.min(bottom, otherBottom) > Math.max(top, otherTop);
}

/** Every visible line of the page. */
function readLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      // Not text over the page, off-screen, in a scrolling box, or in a drawing.
      element.closest('.call-bar, .visually-hidden, .prose table, pre, svg') === null;
    const elements = [...document.body.querySelectorAll('*')].filter(isSeen);
    const overPage = [...document.querySelectorAll('.site-header details > :not(summary)')].filter(
      (box) => getComputedStyle(box).position === 'absolute',
    );
    return elements.flatMap((element, parent) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const text = node.textContent?.trim() ?? '';
          return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
            text,
            parent,
            isOverPage: overPage.some((box) => box.contains(element)),
            left,
            right,
            top,
            bottom,
          }));
        }),
    );
  });
}

/** Boxes that cut off their content. */
function findClippedBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(.visually-hidden, .visually-hidden *, input)')]
      .filter((element) => element.clientHeight > 0)
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath === 'inset(50%)') return false;
        const isLow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        const isNarrow = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        return isLow || isNarrow;
      })
      .map((element) => `${element.tagName} ${element.className} | cut off`),
  );
}

/** Targets below 44 px if primary, else below 24 px, unless in a sentence or with space around (WCAG 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const primary = '.call, .button, .menu a, .coverage-form :is(input, button), summary';
    const targets = [...document.querySelectorAll<HTMLElement>('a:not(.skip), button, input, select, summary')]
      .filter((target) => target.checkVisibility() && target.closest('.visually-hidden') === null)
      .map((target) => ({ target, box: target.getBoundingClientRect() }));
    const isInSentence = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent?.trim() !== target.textContent?.trim();
    // The open menu covers the page.
    const isInMenu = (target: HTMLElement) => target.closest('.site-header details') !== null;
    /** Whether a circle of 24 px around the center of a target meets another target. */
    const isCrowded = (one: HTMLElement, box: DOMRect) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return targets.some(({ target, box: other }) => {
        const across = Math.max(other.left - x, 0, x - other.right);
        const down = Math.max(other.top - y, 0, y - other.bottom);
        return target !== one && isInMenu(target) === isInMenu(one) && Math.hypot(across, down) < 12;
      });
    };
    return targets
      .filter(({ target, box: { width, height } }) => Math.min(width, height) < (target.matches(primary) ? 43.5 : 23.5))
      .filter(({ target, box }) => target.matches(primary) || (isCrowded(target, box) && !isInSentence(target)))
      .map(
        ({ target, box: { width, height } }) =>
          `${target.textContent?.trim() || target.outerHTML}: ${width} × ${height}`,
      );
  });
}

/** Records layout shifts from now on, except those with all sources within `allowed`. Call before the page loads. */
export async function watchShifts(page: Page, allowed = ':not(*)'): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((within) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: (Node & { outerHTML?: string }) | null }[];
        };
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        if (elements.length > 0 && elements.every((element) => element?.closest(within))) continue;
        shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, allowed);
  return () =>
    page.evaluate(async () => {
      // A shift is reported with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      return (globalThis as unknown as { shifts: string[] }).shifts;
    });
}
