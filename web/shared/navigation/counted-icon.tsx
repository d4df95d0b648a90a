import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { count as inCount } from '../lib/format.ts';
import { useLanguage } from '../locale/locale.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

export const badgeStyle =
  'absolute top-0 right-0 min-w-6 rounded-full bg-bottle px-1 text-center font-semibold text-paper text-sm leading-5 forced-colors:outline';

interface CountedIconProps {
  to: string;
  label: string;
  Icon: LucideIcon;
  count: number;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link of the bar with a badge of how much there is, unless that is 0. */
export function CountedIcon({ to, label, Icon, count, className = '', children }: CountedIconProps) {
  const language = useLanguage();
  return (
    <Link
      to={to}
      aria-label={count > 0 ? `${label} +${inCount(count, language)}` : label}
      className={`${buttonStyle('icon')} relative ${className}`}
    >
      <Icon aria-hidden />
      {count > 0 && (
        <span className={badgeStyle}>
          +<span>{inCount(count, language)}</span>
        </span>
      )}
      {children}
    </Link>
  );
}
