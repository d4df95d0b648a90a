import { ImageUp, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { DropZone } from './drop-zone.tsx';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Never without one. */
  onFiles: (files: File[]) => void;
}

/** Chooses files by click. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        if (files.length > 0) onFiles(files);
        currentTarget.value = ''; // so that the same file can be chosen again after a failure
      }}
    />
  );
}

interface FileChoiceProps extends Omit<FileInputProps, 'className'> {
  id: string;
  /** Of the field, where its title does not say it already. */
  label?: string;
  /** What is clicked. */
  choose: string;
  /** The picture that was chosen; without one there is an icon. */
  shown?: ReactNode;
  icon?: LucideIcon;
  iconSize?: string;
  hint: ReactNode;
  /** Beside what is clicked. */
  actions?: ReactNode;
  /** Below the hint: what becomes of the file. */
  children?: ReactNode;
}

/** Chooses pictures by click or drop, with a frame around all that belongs to it. */
export function FileChoice({ label, choose, shown, hint, actions, children, ...rest }: FileChoiceProps) {
  const { icon: Icon = ImageUp, iconSize = 'size-20', 'aria-describedby': describedBy = '', ...input } = rest;
  const { id, onFiles } = input;
  return (
    <>
      {label && (
        <span id={`${id}-label`} className="mb-1.5 block font-semibold">
          {label}
        </span>
      )}
      <DropZone className="bg-white p-4" onFiles={onFiles}>
        {shown || (
          <span className={`grid ${iconSize} shrink-0 place-items-center rounded-lg bg-sand text-ink-soft`}>
            <Icon aria-hidden />
          </span>
        )}
        <div className="min-w-0 grow">
          <label
            id={`${id}-choose`}
            htmlFor={id}
            className="cursor-pointer font-semibold text-bottle underline underline-offset-4"
          >
            {choose}
          </label>
          <FileInput
            {...input}
            aria-labelledby={label && `${id}-label ${id}-choose`}
            aria-describedby={`${id}-hint ${describedBy}`}
            className="sr-only scroll-my-24" // its visible frame is larger
          />
          {actions}
          <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
            {hint}
          </p>
          {children}
        </div>
      </DropZone>
    </>
  );
}
