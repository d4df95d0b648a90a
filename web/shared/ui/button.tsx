import type { ComponentProps } from 'react';

const base =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold transition-colors disabled:opacity-60 aria-disabled:opacity-60 forced-colors:border';

const variants = {
  primary: 'bg-bottle text-paper hover:bg-bottle-deep',
  quiet: 'border border-ink/25 bg-paper text-ink hover:border-ink hover:bg-white',
  danger: 'border border-danger/40 bg-paper text-danger hover:border-danger hover:bg-white',
  onDark: 'bg-paper text-ink hover:bg-glow',
};

const sizes = {
  large: 'min-h-12 px-6 text-base',
  /** For many on one page, or for one inside a field. */
  dense: 'min-h-11 whitespace-nowrap px-4',
};

/** Round, for an icon; it has one size. */
const icon =
  'inline-grid size-11 place-items-center rounded-full transition-colors hover:bg-sand disabled:opacity-40 aria-disabled:opacity-40';

type Variant = keyof typeof variants | 'icon';
type Size = keyof typeof sizes;

/** The classes of a button, for a link that looks like one. */
export function buttonStyle(variant: Variant = 'primary', size: Size = 'large'): string {
  return variant === 'icon' ? icon : `${base} ${variants[variant]} ${sizes[size]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  size?: Size;
}

/** A button; submits a form only with `type="submit"`. */
export function Button({ variant, size, className = '', ...button }: ButtonProps) {
  return <button type="button" className={`${buttonStyle(variant, size)} ${className}`} {...button} />;
}
