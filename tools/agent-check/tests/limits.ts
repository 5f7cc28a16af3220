/** How long tests wait for something before they take it that it never comes, in milliseconds. None says how fast something is. */
export const waitMs = 600_000;
