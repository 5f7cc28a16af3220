// The loads of vehicles, on the roof, on the bed or behind the window.

const accent = (d: string) => `<path class="accent" d="${d}"/>`;
export const ladder = accent(
  'M66 128h250v5H66zM66 114h250v5H66zM84 119h6v9h-6zM126 119h6v9h-6zM168 119h6v9h-6zM210 119h6v9h-6zM252 119h6v9h-6zM294 119h6v9h-6zM104 133h5v11h-5zM270 133h5v11h-5z',
);
export const pipes = accent('M60 118q6-8 12 0h236q6 10 0 20H72q-6 8-12 0zM104 138h5v8h-5zM270 138h5v8h-5z');
export const crates = accent('M84 144v-28h66v28zM156 144v-20h54v20zM216 144v-34h58v34z');
/** The ladder, and the brush of a chimney sweep. */
export const brush = `<path class="ink" d="M82 144V70h6v74z"/>${ladder}<path class="ink" d="M85 22l4 18 9-15-3 18 14-11-8 16 17-5-13 12 18 1-17 7 17 6-18 2 13 11-17-5 8 16-14-10 3 17-9-14-4 17-4-17-9 14 3-17-14 10 8-16-17 5 13-11-18-2 17-6-17-7 18-1-13-12 17 5-8-16 14 11-3-18 9 15z"/><circle class="accent" cx="85" cy="62" r="9"/>`;
/** Blocks of stone, a banksia in flower, a grass tree. */
export const garden = `<path class="pale" d="M0 4l2-30 50 2 2 28zM56 4l-2-24 38-4 6 28zM22-26l4-26 46 4 4 28z"/><path class="tone" d="M40 4l2-28 10 1 2 27zM84 4l2-28h6l6 28zM64-22l-2-26 10 1 4 26z"/><path class="main" d="M96 4l-8-30 12 10-8-32 16 16-2-32 14 18 6-30 8 32 16-22-4 32 18-14-10 32 14-8-12 28z"/>${accent('M122-48q-7-2-6-16t7-12 6 13-7 15zM102-32q-8 0-10-12t4-12 9 9-3 15zM146-32q-5-4-2-14t9-9 5 11-12 12z')}<path class="deep" d="M172 4v-26h12v26z"/><path class="main" d="M178-18l-30-4 20-6-26-20 30 10-14-30 22 22 2-36 8 36 20-24-10 30 28-14-22 22 24 2z"/>`;
/** Bundles of shingles and rolls of felt. */
export const shingles = `<path class="pale" d="M0 4v-20h68v20zM0-16v-20h68v20zM4-36v-20h68v20zM72 4v-20h68v20zM72-16v-20h68v20z"/>${accent('M22 4v-20h24v20zM22-16v-20h24v20zM26-36v-20h24v20zM94 4v-20h24v20zM94-16v-20h24v20z')}<path class="main" d="M146 4v-24h58v24zM152-20v-24h46v24z"/>`;
/** Planks and a chest of tools. */
export const timber = `${accent('M-12 4v-9h232v9zM-4-5v-9h214v9zM-12-14v-9h190v9z')}<path class="main" d="M20-23v-28h74v28zM46-51v-8h22v8"/>`;

/** A dog in a tub, in the window of a groomer. */
export const bath =
  'M78 192l-10-30h80l-10 30zM84 162q0-10 8-12-4-4-4-10l-10-2q-4-8 4-10l10-4q4-8 14-6 4-2 10 8 4 10 2 16-4 4-6 0 2 8 2 20zM166 192v-44h-8v-8h26v8h-6v44z';
