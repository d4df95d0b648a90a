import { SPEC_NAMES, SPECS, type SpecName } from '@aloghor/functions/domain/specs';
import { useState } from 'react';
import { productSpecs } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { specText } from '../../shared/products/spec-texts.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { productForm } from '../messages/en/products.ts';
import { CheckBoxes, FormPart, UnitField } from './product-fields.tsx';
import { comparableSpecs, type SpecValues, sentSpecs } from './spec-values.ts';

interface SpecFieldsProps {
  values: SpecValues;
  onChange: (values: SpecValues) => void;
}

const isList = (name: SpecName) => SPECS[name].kind === 'list';

/** The specifications of a product, collapsed while all are empty. */
export function SpecFields({ values, onChange }: SpecFieldsProps) {
  const t = useMessages(productForm);
  const [isOpen, setIsOpen] = useState(comparableSpecs(sentSpecs(values)) !== '[]');
  const fieldsOf = (names: SpecName[]) =>
    names.map((name) => (
      <SpecField
        key={name}
        name={name}
        value={values[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    ));
  return (
    <FormPart title={t.specs} hint={t.specsHint} isOpen={isOpen} onToggle={setIsOpen}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-6">{fieldsOf(SPEC_NAMES.filter((name) => !isList(name)))}</div>
      {fieldsOf(SPEC_NAMES.filter(isList))}
    </FormPart>
  );
}

interface SpecFieldProps {
  name: SpecName;
  value: string | string[];
  onChange: (value: string | string[]) => void;
}

/** The field of a specification, by its kind. */
function SpecField({ name, value, onChange }: SpecFieldProps) {
  const language = useLanguage();
  const tSpecs = useMessages(productSpecs);
  const t = useMessages(productForm);
  const spec = SPECS[name];
  const label = tSpecs.names[name];
  switch (spec.kind) {
    case 'number':
      return <UnitField label={label} name={name} number={spec} value={String(value)} onType={onChange} />;
    case 'flag': {
      const { true: yes, false: no } = tSpecs.whether;
      const options = [['', t.notSaid] as const, ['true', yes] as const, ['false', no] as const];
      return <Select label={label} value={String(value)} options={options} onChange={onChange} />;
    }
    case 'choice': {
      const options = spec.codes.map((code) => [code, specText(name, { [name]: code }, language) ?? code] as const);
      return <Select label={label} value={String(value)} options={[['', t.notSaid], ...options]} onChange={onChange} />;
    }
    case 'list':
      return (
        <CheckBoxes
          legend={label}
          name={name}
          options={spec.codes.map((code) => [code, specText(name, { [name]: [code] }, language) ?? code])}
          chosen={[value].flat()}
          onChange={onChange}
        />
      );
  }
}
