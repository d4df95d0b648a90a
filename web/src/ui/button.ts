const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 text-base font-semibold transition-colors disabled:opacity-60';

/** How buttons, and links that act like buttons, look. */
export const buttonStyle = {
  primary: `${base} bg-bottle text-paper hover:bg-bottle-deep`,
  quiet: `${base} border border-ink/25 bg-paper text-ink hover:border-ink hover:bg-white`,
  onDark: `${base} bg-paper text-ink hover:bg-glow`,
  icon: 'inline-grid size-11 place-items-center rounded-full transition-colors hover:bg-sand disabled:opacity-40',
};
