import { SPEC_NAMES, SPECS, type SpecName } from '@aloghor/functions/domain/specs';
import { productSpecs } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { specText } from '../../shared/products/spec-texts.ts';
import { type BoundField, bindFields } from '../form/bind-fields.ts';
import { FormPart } from '../form/form-part.tsx';
import { KindField } from '../form/kind-field.tsx';
import { productForm } from '../messages/en/products.ts';
import { comparableSpecs, type SpecValues, sentSpecs } from './spec-values.ts';

const isList = (name: SpecName) => SPECS[name].kind === 'list';

/** The specifications of a product, collapsed while all are empty. */
export function SpecFields({ name: path, value, onType }: BoundField<SpecValues>) {
  const language = useLanguage();
  const t = useMessages(productForm);
  const { names } = useMessages(productSpecs);
  const field = bindFields<Record<SpecName, string | string[]>>(
    value,
    (touched) => onType({ ...value, ...touched } as SpecValues), // what an input holds is of its kind
    path,
  );
  const fieldsOf = (shown: SpecName[]) =>
    shown.map((name) => (
      <KindField
        key={name}
        {...field(name)}
        label={names[name]}
        definition={SPECS[name]}
        textOf={(code) => specText(name, { [name]: code }, language) ?? code}
      />
    ));
  return (
    <FormPart title={t.specs} hint={t.specsHint} startsOpen={comparableSpecs(sentSpecs(value)) !== '[]'}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-6">{fieldsOf(SPEC_NAMES.filter((name) => !isList(name)))}</div>
      {fieldsOf(SPEC_NAMES.filter(isList))}
    </FormPart>
  );
}
