import {
  asTextMessage,
  fillPlaceholders,
  hasPlaceholder,
  inBraces,
  type Placeholder,
  placeholderFault,
  placeholdersOf,
} from '@aloghor/functions/domain/notification-placeholders';
import { isToShop, type NotificationEvent } from '@aloghor/functions/domain/notifications';
import { type SmsSize, smsParts } from '@aloghor/functions/domain/sms-parts';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea } from '../../shared/ui/fields.tsx';
import { languageName } from '../layout/language-names.ts';
import { notificationsPage } from '../messages/en/admin.ts';
import { labelOf } from '../settings/settings-fields.ts';
import type { SettingsInputProps } from '../settings/settings-input.tsx';
import type { UsualTexts } from './notifications-api.ts';

type Sample = UsualTexts['samples'][number];

interface NotificationTextInputProps extends SettingsInputProps {
  event: NotificationEvent;
  /** With the usual text. */
  sample: Sample;
}

/** The text of a notification in a language: how it is sent, and below it the shop's own one, where it writes one. */
export function NotificationTextInput(props: NotificationTextInputProps) {
  const { field, value, event, sample, onType } = props;
  const language = useLanguage();
  const t = useMessages(notificationsPage);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);

  function begin() {
    flushSync(() => {
      setOpen(true);
      onType(sample.template);
    });
    area.current?.focus();
  }

  return (
    <div className="min-w-0">
      <Preview {...previewOf(event, value, sample)} language={sample.language} subject={sample.subject} />
      {isOpen || value ? (
        <OwnText {...props} area={area} />
      ) : (
        <Button
          variant="quiet"
          size="dense"
          className="mt-3"
          aria-label={`${t.writeOwn}: ${labelOf(field, language)}, ${t.events[event]}`}
          onClick={begin}
        >
          {t.writeOwn}
        </Button>
      )}
    </div>
  );
}

interface Shown {
  text: string;
  /** Absent for an e-mail to the shop. */
  sms?: SmsSize | undefined;
}

/** What would be sent for the sample order. */
function previewOf(event: NotificationEvent, typed: string, { text: usual, sms, values }: Sample): Shown {
  if (!typed.trim()) return { text: usual, sms };
  const filled = fillPlaceholders(typed.trim().normalize('NFC'), values);
  if (isToShop(event)) return { text: filled };
  const text = asTextMessage(filled, values.shop ?? '');
  return { text, sms: smsParts(text) };
}

function Preview({ text, sms, language, subject }: Shown & Pick<Sample, 'language' | 'subject'>) {
  const t = useMessages(notificationsPage);
  const pageLanguage = useLanguage();
  const { size, eMail, subject: subjectWord } = t;
  return (
    <figure>
      <figcaption className="text-ink-soft text-sm">
        <span>{languageName(language, pageLanguage)}</span> ·{' '}
        <span>{sms ? size(sms.characters, sms.parts) : eMail}</span>
      </figcaption>
      <p lang={language} className="wrap-anywhere mt-2 whitespace-pre-line rounded-card bg-sand p-3">
        {text}
      </p>
      {subject && (
        <p className="mt-2 text-ink-soft text-sm">
          <span>{subjectWord}</span>: <span lang={language}>{subject}</span>
        </p>
      )}
    </figure>
  );
}

interface OwnTextProps extends NotificationTextInputProps {
  area: RefObject<HTMLTextAreaElement | null>;
}

function OwnText({ field, value, onType, event, area }: OwnTextProps) {
  const language = useLanguage();
  const t = useMessages(notificationsPage);
  const { emptyIsUsual, noNumber } = t;
  const fault = placeholderFault(event, value);
  const faultText = fault && t.faults[fault.kind](fault.part, placeholdersOf(event).map(inBraces).join(' '));
  const isNumberless = value.trim() !== '' && !hasPlaceholder(value, 'number');
  return (
    <div className="mt-3">
      <TextArea
        ref={area}
        label={labelOf(field, language)}
        name={field.path}
        lang={field.language}
        rows={4}
        maxLength={field.max}
        value={value}
        // A single brace is a fault only once it is rejected: a placeholder begins with one, too.
        error={fault?.kind === 'brace' ? undefined : faultText}
        wrong={faultText}
        onChange={({ target }) => onType(target.value)}
      />
      {isNumberless && (
        <p role="status" className="mt-1.5 font-semibold text-sm">
          {noNumber}
        </p>
      )}
      <Insertions event={event} value={value} area={area} onType={onType} />
      <p className="mt-2 text-ink-soft text-sm">{emptyIsUsual}</p>
    </div>
  );
}

type InsertionsProps = Pick<OwnTextProps, 'event' | 'value' | 'area' | 'onType'>;

/** Buttons for the placeholders that the text does not contain yet; a click inserts one at the cursor. */
function Insertions({ event, value, area, onType }: InsertionsProps) {
  const t = useMessages(notificationsPage);
  const { insert, placeholders } = t;
  const left = placeholdersOf(event).filter((name) => !hasPlaceholder(value, name));

  function put(name: Placeholder) {
    const field = area.current;
    if (!field) return;
    field.setRangeText(inBraces(name), field.selectionStart, field.selectionEnd, 'end');
    onType(field.value);
    field.focus();
  }

  if (left.length === 0) return null;
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{insert}</legend>
      {left.map((name) => (
        <Button key={name} variant="quiet" size="dense" onClick={() => put(name)}>
          <span aria-hidden>+ </span>
          <span>{placeholders[name]}</span>
        </Button>
      ))}
    </fieldset>
  );
}
