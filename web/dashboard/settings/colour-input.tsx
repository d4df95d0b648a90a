import { isReadableAccent, readableShade, USUAL_ACCENT } from '@aloghor/functions/domain/accent';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { settingsPage } from '../messages/en/settings.ts';

interface ColourInputProps {
  label: string;
  name: string;
  hint: string | undefined;
  wrong: string | undefined;
  /** As in `#1f4d43`; empty for the usual one. */
  value: string;
  onType: (colour: string) => void;
}

/** A colour that people can read. For one that is too light it offers the nearest shade that they can. */
export function ColourInput({ value, onType, ...field }: ColourInputProps) {
  const t = useMessages(settingsPage);
  const shade = value && !isReadableAccent(value) ? readableShade(value) : undefined;
  return (
    <div>
      <Field
        {...field}
        type="color"
        value={value || USUAL_ACCENT}
        error={shade ? t.colour.tooLight(shade) : undefined}
        className="max-w-40"
        onChange={({ target }) => onType(target.value)}
      />
      {shade && (
        <Button size="dense" className="mt-2 mr-2" onClick={() => onType(shade)}>
          {t.colour.take(shade)}
        </Button>
      )}
      {value && (
        <Button variant="quiet" size="dense" className="mt-2" onClick={() => onType('')}>
          {t.colour.usual}
        </Button>
      )}
    </div>
  );
}
