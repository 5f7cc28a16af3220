/**
 * Closes what is open in the header with Escape, and when the visitor goes on elsewhere. Without script it stays open.
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
