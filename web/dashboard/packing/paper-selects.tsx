import { Select } from '../../shared/ui/select.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { PAPER_LANGUAGES } from './paper/paper-language.ts';
import { SLIP_PAPERS } from './paper/slip-papers.ts';
import type { PaperChoice } from './paper-choice.ts';

interface PaperSelectsProps {
  choice: PaperChoice;
  onChoose: (changed: Partial<PaperChoice>) => void;
}

/** On which paper slips are printed, and the language of all papers. */
export function PaperSelects({ choice, onChoose }: PaperSelectsProps) {
  const { paper, papers, language, languages } = tAdmin.packing;
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex">
      <Select
        label={paper}
        size="dense"
        value={choice.paper}
        options={SLIP_PAPERS.map((one) => [one, papers[one]] as const)}
        onChange={(chosen) => chosen && onChoose({ paper: chosen })}
      />
      <Select
        label={language}
        size="dense"
        value={choice.language}
        options={PAPER_LANGUAGES.map((one) => [one, languages[one]] as const)}
        onChange={(chosen) => chosen && onChoose({ language: chosen })}
      />
    </div>
  );
}
