import {
  SPEC_CHOICES,
  SPEC_FLAGS,
  SPEC_LIST_NAMES,
  SPEC_LISTS,
  SPEC_NUMBERS,
  type SpecChoice,
  type SpecFlag,
  type SpecNumber,
} from '@aloghor/functions/domain/specs';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { specsMessages } from '../../shared/locale/messages.ts';
import { specText } from '../../shared/products/spec-texts.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { NumberField } from '../layout/number-field.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { CheckBoxes, FormPart, unitStyle } from './product-fields.tsx';
import { comparableSpecs, type SpecValues, sentSpecs } from './spec-values.ts';

interface SpecFieldsProps {
  values: SpecValues;
  onChange: (values: SpecValues) => void;
}

const SIZES = ['width', 'height', 'depth', 'cable'] as const satisfies SpecNumber[];

/** The specifications of a product, collapsed while all are empty. */
export function SpecFields({ values, onChange }: SpecFieldsProps) {
  const t = useMessages(specsMessages);
  const tAdmin = useMessages(dashboardMessages);
  const [isOpen, setIsOpen] = useState(comparableSpecs(sentSpecs(values)) !== '[]');
  const number = (name: SpecNumber) => (
    <SpecNumberField
      key={name}
      name={name}
      value={values[name]}
      onType={(typed) => onChange({ ...values, [name]: typed })}
    />
  );
  const choice = (name: SpecChoice) => (
    <SpecSelect
      key={name}
      name={name}
      value={values[name]}
      onChange={(code) => onChange({ ...values, [name]: code })}
    />
  );
  return (
    <FormPart title={tAdmin.form.specs} hint={tAdmin.form.specsHint} isOpen={isOpen} onToggle={setIsOpen}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-6">
        {SIZES.map(number)}
        {number('watt')}
        {number('lumen')}
        {choice('light')}
        {number('kelvin')}
        {choice('holder')}
        {choice('protection')}
        {SPEC_FLAGS.map((name) => (
          <SpecFlagSelect
            key={name}
            name={name}
            value={values[name]}
            onChange={(said) => onChange({ ...values, [name]: said })}
          />
        ))}
        {number('warranty')}
      </div>
      {SPEC_LIST_NAMES.map((name) => (
        <CheckBoxes
          key={name}
          legend={t.names[name]}
          name={name}
          options={SPEC_LISTS[name].map((code) => [code, t[name][code as keyof (typeof t)[typeof name]]])}
          chosen={values[name]}
          onChange={(codes) => onChange({ ...values, [name]: codes })}
        />
      ))}
    </FormPart>
  );
}

interface SpecNumberFieldProps {
  name: SpecNumber;
  value: string;
  onType: (value: string) => void;
}

function SpecNumberField({ name, value, onType }: SpecNumberFieldProps) {
  const t = useMessages(specsMessages);
  const tAdmin = useMessages(dashboardMessages);
  const { maximum, decimals } = SPEC_NUMBERS[name];
  return (
    <NumberField
      label={t.names[name]}
      name={name}
      min={decimals === 0 ? 1 : 0.1}
      max={maximum}
      decimals={decimals}
      wrong={tAdmin.form.wrongSpec(maximum, decimals)}
      value={value}
      onType={onType}
    >
      <span className={unitStyle}>{tAdmin.form.specUnits[name]}</span>
    </NumberField>
  );
}

interface SpecSelectProps {
  name: SpecChoice;
  value: string;
  onChange: (code: string) => void;
}

function SpecSelect({ name, value, onChange }: SpecSelectProps) {
  const language = useLanguage();
  const t = useMessages(specsMessages);
  const tAdmin = useMessages(dashboardMessages);
  const options = SPEC_CHOICES[name].map((code) => [code, specText(name, { [name]: code }, language) ?? code] as const);
  return (
    <Select label={t.names[name]} value={value} options={[['', tAdmin.form.notSaid], ...options]} onChange={onChange} />
  );
}

interface SpecFlagSelectProps {
  name: SpecFlag;
  value: string;
  onChange: (said: string) => void;
}

function SpecFlagSelect({ name, value, onChange }: SpecFlagSelectProps) {
  const t = useMessages(specsMessages);
  const tAdmin = useMessages(dashboardMessages);
  return (
    <Select
      label={t.names[name]}
      value={value}
      options={[
        ['', tAdmin.form.notSaid],
        ['true', t.whether.true],
        ['false', t.whether.false],
      ]}
      onChange={onChange}
    />
  );
}
