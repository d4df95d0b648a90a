import { useState } from 'react';
import { languageInUse } from '../../shared/lib/language.ts';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { PAPER_LANGUAGES, type PaperLanguage } from './paper/paper-language.ts';
import { SLIP_PAPERS, type SlipPaper } from './paper/slip-papers.ts';

/** How this person's printer prints: on which paper, in which language. */
export interface PaperChoice {
  paper: SlipPaper;
  language: PaperLanguage;
}

const STORAGE_KEY = 'packing-paper';

/** The choice is kept in this browser: a shop has one printer, and the same riders every day. */
export function usePaperChoice() {
  const [choice, setChoice] = useState(remembered);
  return {
    choice,
    choose: (changed: Partial<PaperChoice>) => {
      const next = { ...choice, ...changed };
      setChoice(next);
      remember(next);
    },
  };
}

/** Anything that was not written here counts as nothing. */
function remembered(): PaperChoice {
  const [paper, language] = (deviceStorage.get(STORAGE_KEY) ?? '').split(' ');
  return {
    paper: SLIP_PAPERS.find((known) => known === paper) ?? 'a4',
    language: PAPER_LANGUAGES.find((known) => known === language) ?? languageInUse(),
  };
}

function remember({ paper, language }: PaperChoice): void {
  deviceStorage.set(STORAGE_KEY, `${paper} ${language}`);
}
