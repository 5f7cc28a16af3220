/**
 * Closes open menus of the header on Escape, and when the focus or a click is elsewhere. Without script they stay open.
 */
export function closeMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('.site-header details')];
  document.onkeydown = ({ key }) => {
    const open = key === 'Escape' && menus.findLast((menu) => menu.open && menu.contains(document.activeElement));
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  };
  for (const event of ['focusin', 'pointerdown'])
    document.addEventListener(event, ({ target }) => {
      for (const menu of menus) if (!menu.contains(target as Node)) menu.open = false;
    });
}
