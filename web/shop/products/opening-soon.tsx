import { telephoneLink } from '../../shared/lib/format.ts';
import { tOpeningSoon } from '../../shared/locale/messages.ts';
import { shop } from '../../shared/shop.config.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/status.tsx';

/** A shop on its first day: there is nothing to buy yet, but somebody answers the telephone. */
export function OpeningSoon() {
  return (
    <Notice title={tOpeningSoon.title} text={tOpeningSoon.text}>
      <a href={telephoneLink()} className={buttonStyle()}>
        {shop.phone}
      </a>
    </Notice>
  );
}
