import type { ReactNode } from 'react';

interface DropZoneProps {
  className: string;
  onFile: (file: File) => void;
  /** Includes the file input. */
  children: ReactNode;
}

/** A frame around a file input, on which a file may also be dropped. */
export function DropZone({ className, onFile, children }: DropZoneProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a short cut for the field inside
    <div
      className={`flex items-center gap-4 rounded-card border border-ink/30 border-dashed focus-within:outline-2 focus-within:outline-bottle focus-within:outline-offset-3 hover:border-ink ${className}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}
