import { STARS_MAXIMUM } from '@aloghor/functions/domain/reviews';
import { useMessages } from '../locale/locale.ts';
import { reviewMessages } from '../locale/messages.ts';

/** The stars of one review. */
export function Stars({ stars }: { stars: number }) {
  const t = useMessages(reviewMessages);
  return (
    <span role="img" aria-label={t.stars(stars)} className="whitespace-nowrap text-brass-text">
      <span>{'★'.repeat(stars)}</span>
      <span>{'☆'.repeat(STARS_MAXIMUM - stars)}</span>
    </span>
  );
}
