import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { PhotoField } from '../products/photo-field.tsx';
import { usePhoto } from '../products/use-photo.ts';
import { useTrackUpload } from './form-uploads.ts';

interface SettingsPictureProps {
  path: string;
  label: string;
  hint: string | undefined;
  /** Its address. */
  value: string;
  onType: (address: string) => void;
}

/** Wider ones would only make home slower. */
const WIDTHS: Record<string, number> = { picture: 1_920, phonePicture: 828 };

/** A picture that is uploaded as soon as it is chosen; its address is the value. */
export function SettingsPicture({ path, label, hint, value, onType }: SettingsPictureProps) {
  const t = useMessages(settingsPage);
  const photo = usePhoto({ width: WIDTHS[path] ?? 1_920, smaller: [] });
  const track = useTrackUpload();

  async function choose(file: File): Promise<boolean> {
    const picture = await photo.choose(file);
    if (typeof picture === 'object') onType(picture.img);
    return typeof picture !== 'string';
  }

  function remove() {
    photo.clear();
    onType('');
  }

  return (
    <div className="min-w-0">
      <PhotoField
        photo={{ ...photo, choose: (file) => track(choose(file)), clear: remove }}
        name={path}
        current={value}
        label={label}
        hint={hint}
      />
      {value && !photo.preview && (
        <Button variant="quiet" size="dense" className="mt-2" onClick={remove}>
          {t.removePicture(label)}
        </Button>
      )}
    </div>
  );
}
