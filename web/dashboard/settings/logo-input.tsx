import { type Logo, logoPath } from '@aloghor/functions/domain/brand';
import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { failureText } from '../../shared/ui/status.tsx';
import { DropZone } from '../layout/drop-zone.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { NoLogo, preparedLogo } from './prepare-logo.ts';

interface LogoInputProps {
  label: string;
  hint: string | undefined;
  /** In JSON; empty without one. */
  value: string;
  onType: (logo: string) => void;
}

/** A logo that is uploaded with its icons as soon as it is chosen. */
export function LogoInput({ label, hint, value, onType }: LogoInputProps) {
  const language = useLanguage();
  const t = useMessages(settingsPage);
  const id = useId();
  const upload = useMutation({
    mutationFn: async (file: File) => callWithToken('POST /settings/logo', { body: await preparedLogo(file) }),
    onSuccess: (logo) => onType(JSON.stringify(logo)),
  });
  const logo: Logo | undefined = value ? JSON.parse(value) : undefined;
  const problem =
    upload.error && (upload.error instanceof NoLogo ? t.logo.wrong : failureText(upload.error, t.logo.wrong, language));
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="mb-1.5 block font-semibold">
        {label}
      </span>
      <DropZone className="bg-white p-4" onFiles={([file]) => file && upload.mutate(file)}>
        {logo ? (
          <img src={logoPath(logo)} alt="" className="h-12 max-w-40 object-contain" />
        ) : (
          <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-sand text-ink-soft">
            <ImageUp aria-hidden />
          </span>
        )}
        <div className="min-w-0 grow">
          <label
            id={`${id}-choose`}
            htmlFor={id}
            className="cursor-pointer font-semibold text-bottle underline underline-offset-4"
          >
            {logo ? t.logo.other : t.logo.choose}
          </label>
          <input
            id={id}
            type="file"
            accept=".svg,.png"
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={`${id}-hint`}
            aria-invalid={problem ? true : undefined}
            className="sr-only scroll-my-24"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) upload.mutate(file);
              currentTarget.value = ''; // so that the same file can be chosen again after a failure
            }}
          />
          <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
            {hint}
          </p>
          <p role="status" className="text-sm">
            {upload.isPending && t.logo.uploading}
          </p>
        </div>
      </DropZone>
      {logo && !upload.isPending && (
        <Button variant="quiet" size="dense" className="mt-2" onClick={() => onType('')}>
          {t.removePicture(label)}
        </Button>
      )}
      {problem && (
        <p role="alert" className="mt-1.5 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
