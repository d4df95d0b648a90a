import { DESCRIPTION_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { ClipboardEvent } from 'react';
import type { BoundField } from '../form/bind-fields.ts';
import { LongTextField } from '../form/text-field.tsx';
import { textOfHtml } from '../product-file/text-of-html.ts';

interface DescriptionFieldProps extends BoundField<string> {
  label: string;
  lang?: string;
  required?: boolean;
}

/** A product's description. Pasted HTML becomes the text that it stands for, as in an imported file. */
export function DescriptionField(props: DescriptionFieldProps) {
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const text = textOfHtml(pasted);
    if (text === pasted) return;
    event.preventDefault();
    const { currentTarget: area } = event;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true })); // as the browser does for any other text
  }

  return <LongTextField {...props} rows={5} maxLength={DESCRIPTION_MAXIMUM} onPaste={paste} />;
}
