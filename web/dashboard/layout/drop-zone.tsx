import type { ReactNode } from 'react';

interface DropZoneProps {
  className: string;
  onFiles: (files: File[]) => void;
  /** Includes the file input. */
  children: ReactNode;
}

/** A frame around a file input, on which files may also be dropped. */
export function DropZone({ className, onFiles, children }: DropZoneProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a short cut for the field inside
    <div
      className={`flex items-center gap-4 rounded-card border border-ink/30 border-dashed focus-within:outline-2 focus-within:outline-bottle focus-within:outline-offset-3 hover:border-ink ${className}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
