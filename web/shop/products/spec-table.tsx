import type { Specs } from '@aloghor/functions/contract/specs';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { specsMessages } from '../../shared/locale/messages.ts';
import { specTexts } from '../../shared/products/spec-texts.ts';

/** What a lamp measures, what light it gives and what it is made of, as far as that is known. */
export function SpecTable({ specs }: { specs: Specs }) {
  const language = useLanguage();
  const t = useMessages(specsMessages);
  return (
    <table className="mt-8 w-full max-w-[60ch] border-line border-t text-left">
      <caption className="pb-2 text-left font-semibold">{t.title}</caption>
      <tbody>
        {specTexts(specs, language).map(({ name, label, text }) => (
          <tr key={name} className="border-line border-b align-top">
            <th scope="row" className="w-2/5 py-2 pr-4 font-normal text-ink-soft">
              {label}
            </th>
            <td className="py-2">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
