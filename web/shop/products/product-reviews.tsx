import type { Review } from '@aloghor/functions/contract/reviews';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { numberIn } from '@aloghor/functions/domain/digits';
import type { Rating } from '@aloghor/functions/domain/reviews';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callPage } from '../../shared/api/client.ts';
import { dateText } from '../../shared/lib/dates.ts';
import { reviews } from '../../shared/locale/en/reviews.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Reviewer } from '../../shared/products/reviewer.tsx';
import { Stars } from '../../shared/products/stars.tsx';
import { useNearScreen } from '../../shared/start/near-screen.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Failed, Loading, Skeleton } from '../../shared/ui/status.tsx';
import type { ListedProduct } from './listed-product.ts';

function useRatingText({ average, count }: Rating): string {
  const language = useLanguage();
  const t = useMessages(reviews);
  return `${numberIn(language, average, 1)} · ${t.count(count)}`;
}

/** Average and number beside the price, which lead to the reviews below. */
export function RatingLink({ rating }: { rating: Rating }) {
  const text = useRatingText(rating);
  return (
    <a
      href="#reviews"
      className="mt-1 inline-flex min-h-11 w-fit items-center gap-2 underline-offset-4 hover:underline"
    >
      <span aria-hidden className="text-brass-text">
        ★
      </span>
      <span>{text}</span>
    </a>
  );
}

/** What buyers say of a product; nothing while nobody has said anything. Loaded when it comes near the screen. */
export function ProductReviews({ product: { _id, rating } }: { product: ListedProduct }) {
  const t = useMessages(reviews);
  const section = useRef<HTMLElement>(null);
  const isNear = useNearScreen(section);
  if (!rating) return null;
  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-title" className="page scroll-mt-24 pb-10">
      <h2 id="reviews-title" className="border-line border-t pt-8 text-2xl">
        {t.title}
      </h2>
      {isNear ? <ReviewList productId={_id} /> : <Skeleton className="mt-4 h-40 rounded-card" />}
    </section>
  );
}

function ReviewList({ productId }: { productId: string }) {
  const t = useMessages(reviews);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    productReviewsQuery(productId),
  );
  if (!data)
    return error ? (
      <Failed error={error} onRetry={refetch} />
    ) : (
      <Loading>
        <Skeleton className="mt-4 h-40 rounded-card" />
      </Loading>
    );
  return (
    <>
      <ul className="mt-4 grid gap-6 md:grid-cols-2">
        {data.pages
          .flatMap(({ reply }) => reply)
          .map((review) => (
            <li key={review._id}>
              <ReviewText review={review} />
            </li>
          ))}
      </ul>
      {error && <Failed error={error} onRetry={fetchNextPage} />}
      {hasNextPage && !error && (
        <Button variant="quiet" className="mt-6" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? t.loadingMore : t.more}
        </Button>
      )}
    </>
  );
}

function ReviewText({ review }: { review: Review }) {
  const { stars, text, at, returned, answer } = review;
  const language = useLanguage();
  const t = useMessages(reviews);
  return (
    <article className="wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars stars={stars} />
        <Reviewer review={review} />
        <time dateTime={new Date(at).toISOString()} className="text-ink-soft text-sm">
          {dateText(dayOf(at), language)}
        </time>
        {returned && <span className="text-ink-soft text-sm">{t.returned}</span>}
      </p>
      {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
      {answer && (
        <div className="mt-3 border-stone border-l-2 pl-4">
          <p className="text-ink-soft text-sm">{t.answer}</p>
          <p className="whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </article>
  );
}

/** The reviews of a product that the shop shows, newest first, page by page. */
function productReviewsQuery(productId: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ pageParam }) => callPage('GET /reviews', { query: { product: productId, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}
