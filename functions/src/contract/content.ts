import * as z from 'zod/mini';
import {
  ANNOUNCEMENT_MAXIMUM,
  ANSWER_MAXIMUM,
  BANNER_TEXT_MAXIMUM,
  type BannerName,
  FAQ_MAXIMUM,
  FAQ_TEXT_MAXIMUM,
  HEADLINE_MAXIMUM,
  HOME_SECTIONS,
  isLink,
  LINK_MAXIMUM,
  QUESTION_TITLE_MAXIMUM,
  type Schedule,
} from '../domain/content.ts';
import { localizedText, PictureAddress } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

/** The last moment that somebody may choose: the end of the year 2100. */
const LAST_MOMENT = Date.UTC(2101, 0) - 1;

const Moment = z
  .int('must be a time in milliseconds')
  .check(z.minimum(0, 'must not be before 1970'), z.maximum(LAST_MOMENT, 'must not be after 2100'));

export const Link = z
  .string('must be a link')
  .check(
    z.trim(),
    z.maxLength(LINK_MAXIMUM, `must have at most ${LINK_MAXIMUM} characters`),
    z.refine(isLink, 'must be a path of the shop, or begin with https://, mailto: or tel:'),
  )
  .register(openApiRegistry, { examples: ['/shop'] });

const schedule = { startsAt: z.optional(Moment), endsAt: z.optional(Moment) };

function endsAfterItBegins() {
  return z.refine<Schedule>(({ startsAt = 0, endsAt = LAST_MOMENT }) => startsAt < endsAt, {
    path: ['endsAt'],
    error: 'must be after startsAt',
  });
}

export const Announcement = z
  .object({ text: z.optional(localizedText(ANNOUNCEMENT_MAXIMUM)), link: z.optional(Link), ...schedule })
  .check(endsAfterItBegins());

const Banner = z
  .object({
    title: z.optional(localizedText(HEADLINE_MAXIMUM)),
    text: z.optional(localizedText(BANNER_TEXT_MAXIMUM)),
    link: z.optional(Link.check(z.refine((link) => link.startsWith('/'), 'must be a path of the shop'))),
    picture: z.optional(PictureAddress),
    phonePicture: z.optional(PictureAddress),
    ...schedule,
  })
  .check(endsAfterItBegins());

export const Banners = z.object({ hero: Banner, banner: Banner } satisfies Record<BannerName, unknown>);

export const HomeLayout = z.object({
  sections: z.optional(
    z.array(z.enum(HOME_SECTIONS, `must be of ${HOME_SECTIONS.join(', ')}`)).check(
      z.minLength(1, 'must hold at least one section'),
      z.maxLength(HOME_SECTIONS.length, `must hold at most ${HOME_SECTIONS.length} sections`),
      z.refine((sections) => new Set(sections).size === sections.length, 'must not hold a section twice'),
    ),
  ),
});

export const Faq = z.object({
  title: z.optional(localizedText(HEADLINE_MAXIMUM)),
  text: z.optional(localizedText(FAQ_TEXT_MAXIMUM)),
  entries: z.optional(
    z
      .array(z.object({ question: localizedText(QUESTION_TITLE_MAXIMUM), answer: localizedText(ANSWER_MAXIMUM) }))
      .check(
        z.minLength(1, 'must hold at least one question'),
        z.maxLength(FAQ_MAXIMUM, `must hold at most ${FAQ_MAXIMUM} questions`),
      ),
  ),
});
