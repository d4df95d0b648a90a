import { type Logo, logoPath } from '@aloghor/functions/domain/brand';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { failureText } from '../../shared/ui/status.tsx';
import { FileChoice } from '../layout/file-choice.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { useTrackUpload } from './form-uploads.ts';
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
  const track = useTrackUpload();
  const choose = (file: File) =>
    upload.mutateAsync(file).then(
      () => true,
      () => false,
    );
  const logo: Logo | undefined = value ? JSON.parse(value) : undefined;
  const problem =
    upload.error &&
    (upload.error instanceof NoLogo ? t.logo[upload.error.why] : failureText(upload.error, t.logo.wrong, language));
  return (
    <div className="min-w-0">
      <FileChoice
        id={id}
        label={label}
        choose={logo ? t.logo.other : t.logo.choose}
        shown={logo && <img src={logoPath(logo)} alt="" className="h-12 max-w-40 object-contain" />}
        iconSize="size-12"
        hint={hint}
        accept=".svg,.png"
        aria-invalid={problem ? true : undefined}
        onFiles={([file]) => file && track(choose(file))}
      >
        <p role="status" className="text-sm">
          {upload.isPending && t.logo.uploading}
        </p>
      </FileChoice>
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
