import { useState } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { languageName } from '../layout/language-names.ts';
import { packing } from '../messages/en/packing.ts';
import { PRINT_LANGUAGES, type PrintLanguage, SLIP_FORMATS, type SlipFormat } from './print/print-locale.ts';

/** The paper format and the language of printouts. */
export interface PrintLayoutChoice {
  paper: SlipFormat;
  language: PrintLanguage;
}

const STORAGE_KEY = 'packing-paper';

/** The choice is stored in this browser: a shop has one printer, and the same riders every day. */
export function usePrintLayoutChoice() {
  const language = useLanguage();
  const [choice, setChoice] = useState(() => remembered(language));
  return {
    choice,
    choose: (changed: Partial<PrintLayoutChoice>) => {
      const next = { ...choice, ...changed };
      setChoice(next);
      remember(next);
    },
  };
}

/** The stored choice; defaults where something else is stored. */
function remembered(pageLanguage: LanguageCode): PrintLayoutChoice {
  const [paper, language] = (deviceStorage.get(STORAGE_KEY) ?? '').split(' ');
  return {
    paper: SLIP_FORMATS.find((known) => known === paper) ?? 'a4',
    language: PRINT_LANGUAGES.find((known) => known === language) ?? pageLanguage,
  };
}

function remember({ paper, language }: PrintLayoutChoice): void {
  deviceStorage.set(STORAGE_KEY, `${paper} ${language}`);
}

interface PrintLayoutSelectsProps {
  choice: PrintLayoutChoice;
  onChoose: (changed: Partial<PrintLayoutChoice>) => void;
}

/** Selects the paper format of slips, and the language of all printouts. */
export function PrintLayoutSelects({ choice, onChoose }: PrintLayoutSelectsProps) {
  const t = useMessages(packing);
  const pageLanguage = useLanguage();
  const { paper, papers, language, bothLanguages } = t;
  return (
    <div className="grid grid-cols-[3fr_2fr] items-end gap-3 sm:flex">
      <Select
        label={paper}
        size="dense"
        value={choice.paper}
        options={SLIP_FORMATS.map((one) => [one, papers[one]] as const)}
        onChange={(chosen) => chosen && onChoose({ paper: chosen })}
      />
      <Select
        label={language}
        size="dense"
        value={choice.language}
        options={PRINT_LANGUAGES.map(
          (one) => [one, one === 'both' ? bothLanguages : languageName(one, pageLanguage)] as const,
        )}
        onChange={(chosen) => chosen && onChoose({ language: chosen })}
      />
    </div>
  );
}
