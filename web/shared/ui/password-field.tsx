import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { tAccount } from '../locale/messages.ts';
import { Button } from './button.tsx';
import { Field } from './fields.tsx';

/** A password, hidden until its eye is pressed. */
export function PasswordField(field: ComponentProps<typeof Field>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    // Not trimmed: spaces belong to the password.
    <Field {...field} type={isShown ? 'text' : 'password'} spacesCount required>
      <Button
        aria-label={isShown ? tAccount.hidePassword : tAccount.showPassword}
        variant="icon"
        className="absolute top-0.5 right-0.5 noscript:hidden"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
    </Field>
  );
}
