interface TickBoxProps {
  label: string;
  isLabelShown?: boolean;
  isTicked: boolean;
  /** `isRange` with the shift key. */
  onPress: (isRange: boolean) => void;
}

/** A box to tick, as large as a thumb. */
export function TickBox({ label, isLabelShown = false, isTicked, onPress }: TickBoxProps) {
  return (
    <label className="inline-flex min-h-11 min-w-11 cursor-pointer select-none items-center justify-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-bottle"
        checked={isTicked}
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span className={isLabelShown ? undefined : 'sr-only'}>{label}</span>
    </label>
  );
}
