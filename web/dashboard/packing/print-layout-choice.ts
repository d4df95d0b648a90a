import { useState } from 'react';
import { languageInUse } from '../../shared/lib/language.ts';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { PRINT_LANGUAGES, type PrintLanguage, SLIP_FORMATS, type SlipFormat } from './print/print-locale.ts';

/** How this person's printer prints: on which paper, in which language. */
export interface PrintLayoutChoice {
  paper: SlipFormat;
  language: PrintLanguage;
}

const STORAGE_KEY = 'packing-paper';

/** The choice is kept in this browser: a shop has one printer, and the same riders every day. */
export function usePrintLayoutChoice() {
  const [choice, setChoice] = useState(remembered);
  return {
    choice,
    choose: (changed: Partial<PrintLayoutChoice>) => {
      const next = { ...choice, ...changed };
      setChoice(next);
      remember(next);
    },
  };
}

/** Anything that was not written here counts as nothing. */
function remembered(): PrintLayoutChoice {
  const [paper, language] = (deviceStorage.get(STORAGE_KEY) ?? '').split(' ');
  return {
    paper: SLIP_FORMATS.find((known) => known === paper) ?? 'a4',
    language: PRINT_LANGUAGES.find((known) => known === language) ?? languageInUse(),
  };
}

function remember({ paper, language }: PrintLayoutChoice): void {
  deviceStorage.set(STORAGE_KEY, `${paper} ${language}`);
}
