import { TELEPHONE } from '../lib/telephone.ts';
import { tOpeningSoon } from '../messages/messages.ts';
import { shop } from '../shop.config.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Notice } from '../ui/status.tsx';

/** A shop on its first day: there is nothing to buy yet, but somebody answers the telephone. */
export function OpeningSoon() {
  return (
    <Notice title={tOpeningSoon.title} text={tOpeningSoon.text}>
      <a href={TELEPHONE} className={buttonStyle()}>
        {shop.phone}
      </a>
    </Notice>
  );
}
