import { DESCRIPTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { ClipboardEvent } from 'react';
import { TextArea } from '../../shared/ui/fields.tsx';
import { textOfHtml } from '../product-file/text-of-html.ts';

interface DescriptionFieldProps {
  label: string;
  name: string;
  lang?: string;
  required?: boolean;
  value: string;
  onType: (text: string) => void;
}

/** A product's description. Pasted HTML becomes the text that it stands for, as in an imported file. */
export function DescriptionField({ onType, ...field }: DescriptionFieldProps) {
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const text = textOfHtml(pasted);
    if (text === pasted) return;
    event.preventDefault();
    const { currentTarget: area } = event;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    onType(area.value);
  }

  return (
    <TextArea
      {...field}
      rows={5}
      maxLength={DESCRIPTION_MAXIMUM}
      onChange={({ target }) => onType(target.value)}
      onPaste={paste}
    />
  );
}
