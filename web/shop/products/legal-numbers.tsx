import { useShopSettings } from '../../shared/api/settings.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';

/** The shop's registration numbers and who answers for it, as far as it has set them. */
export function LegalNumbers({ className }: { className: string }) {
  const t = useMessages(common);
  const { tradeLicence, dbid, bin, responsible } = useShopSettings()?.legal ?? {};
  const numbers = [
    tradeLicence && `${t.footer.tradeLicence} ${tradeLicence}`,
    dbid && `DBID ${dbid}`,
    bin && `BIN ${bin}`,
    responsible && `${t.footer.responsible}: ${responsible.name}, ${responsible.phone}`,
  ].filter(Boolean);
  if (numbers.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-1 text-sm ${className}`}>
      {numbers.map((number) => (
        <li key={number} className="min-w-0 break-words">
          {number}
        </li>
      ))}
    </ul>
  );
}
