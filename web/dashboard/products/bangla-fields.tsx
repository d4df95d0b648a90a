import { DESCRIPTION_MAXIMUM, NAME_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { ProductValues } from './product-values.ts';

type BanglaValues = Pick<ProductValues, 'nameBn' | 'descBn'>;

interface BanglaFieldsProps {
  values: BanglaValues;
  onChange: (change: Partial<BanglaValues>) => void;
}

/** Name and description in Bangla, folded for an item that has none. */
export function BanglaFields({ values: { nameBn, descBn }, onChange }: BanglaFieldsProps) {
  const [isOpen, setIsOpen] = useState(nameBn !== '' || descBn !== '');
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-xl border border-line px-4 py-3 open:pb-5"
    >
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">{tAdmin.form.inBangla}</summary>
      <p className="mt-1 text-ink-soft text-sm">{tAdmin.form.inBanglaHint}</p>
      <div className="mt-4 grid gap-6">
        <Field
          label={tAdmin.form.nameBn}
          name="nameBn"
          lang="bn"
          maxLength={NAME_MAXIMUM}
          value={nameBn}
          onChange={(event) => onChange({ nameBn: event.target.value })}
        />
        <TextArea
          label={tAdmin.form.descBn}
          name="descBn"
          lang="bn"
          rows={5}
          maxLength={DESCRIPTION_MAXIMUM}
          value={descBn}
          onChange={(event) => onChange({ descBn: event.target.value })}
        />
      </div>
    </details>
  );
}
