interface ProgressBarProps {
  done: number;
  total: number;
  /** For those who do not see it. */
  label: string;
}

export function ProgressBar({ done, total, label }: ProgressBarProps) {
  return (
    <progress
      value={done}
      max={total}
      aria-label={label}
      className="h-2 w-full appearance-none forced-colors:appearance-auto overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-bottle [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-bottle [&::-webkit-progress-value]:transition-[width]"
    />
  );
}
