import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '../messages/messages.ts';
import { buttonStyle } from './button.ts';
import { Field } from './field.tsx';

/** A password, hidden until its eye is pressed. */
export function PasswordField(field: ComponentProps<typeof Field>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    // Whatever was typed is the password, spaces too.
    <Field {...field} type={isShown ? 'text' : 'password'} onInput={undefined} required>
      <button
        type="button"
        aria-label={isShown ? t.account.hidePassword : t.account.showPassword}
        className={`${buttonStyle.icon} absolute top-0.5 right-0.5`}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </Field>
  );
}
