const base =
  'inline-flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-full px-4 font-semibold transition-colors disabled:opacity-60 aria-disabled:opacity-60';

/** Smaller than the shop's buttons and fields: more of them stand on a page. */
export const denseStyle = {
  primary: `${base} bg-bottle text-paper hover:bg-bottle-deep`,
  quiet: `${base} border border-ink/25 bg-paper text-ink hover:border-ink hover:bg-white`,
  danger: `${base} border border-danger/40 bg-paper text-danger hover:border-danger hover:bg-white`,
  field:
    'min-h-11 rounded-lg border border-ink/30 bg-white px-3 text-base transition-colors hover:border-ink focus:border-bottle',
};
