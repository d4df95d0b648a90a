import { STARS_MAXIMUM } from '@aloghor/functions/domain/reviews';
import { reviews } from '../locale/en/reviews.ts';
import { useMessages } from '../locale/locale.ts';

/** The stars of one review. */
export function Stars({ stars }: { stars: number }) {
  const t = useMessages(reviews);
  return (
    <span role="img" aria-label={t.stars(stars)} className="whitespace-nowrap text-brass-text">
      <span>{'★'.repeat(stars)}</span>
      <span>{'☆'.repeat(STARS_MAXIMUM - stars)}</span>
    </span>
  );
}
