import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

interface BuyerLanguageProps {
  language: LanguageCode;
  onChoose: (language: LanguageCode) => void;
}

/** In which language the shop writes to the buyer. */
export function BuyerLanguage({ language, onChoose }: BuyerLanguageProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{tAdmin.newOrder.language}</legend>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.map((code) => (
          <Button
            key={code}
            variant={code === language ? 'primary' : 'quiet'}
            size="dense"
            aria-pressed={code === language}
            onClick={() => onChoose(code)}
          >
            {tAdmin.notices.languages[code]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
