import { describe, expect, test } from 'vitest';
import { isFirstPicture, type ProductPictures, picturesAfter, picturesBefore, SentPictures } from './pictures.ts';

const SMALLER = { thumbnail: '/front-400.webp', medium: '/front-800.webp', share: '/front-share.jpg' };
const FRONT = { img: '/front.webp', ...SMALLER, alt: { en: 'Front' } };
const BACK = { img: '/back.webp' };
const PLUG = { img: '/plug.webp', alt: { en: 'Its plug', bn: 'প্লাগ' } };
const FIRST = { img: FRONT.img, ...SMALLER };
const BEFORE: ProductPictures = { ...FIRST, pictures: [FRONT, BACK, PLUG] };
const NEW: ProductPictures = { img: '' };
const NONE = { thumbnail: undefined, medium: undefined, share: undefined, pictures: undefined };

describe('of several pictures', () => {
  test('the first is the picture that older clients know', () => {
    expect(picturesAfter(NEW, { img: FRONT.img, pictures: [FRONT, BACK] })).toEqual({
      ...FIRST,
      pictures: [FRONT, BACK],
    });
    expect(picturesAfter(BEFORE, { pictures: [BACK, FRONT] })).toEqual({
      img: BACK.img,
      thumbnail: undefined,
      medium: undefined,
      share: undefined,
      pictures: [BACK, FRONT],
    });
  });

  test('all stay where a call names none, or the same first one', () => {
    expect(picturesAfter(BEFORE, {})).toEqual(BEFORE);
    expect(picturesAfter(BEFORE, { img: FRONT.img })).toEqual(BEFORE);
  });

  test('a new one of an older client takes the place of the first, whose smaller ones and text go', () => {
    expect(picturesAfter(BEFORE, { img: '/new.webp', medium: '/new-800.webp' })).toEqual({
      img: '/new.webp',
      thumbnail: undefined,
      medium: '/new-800.webp',
      share: undefined,
      pictures: [{ img: '/new.webp', medium: '/new-800.webp' }, BACK, PLUG],
    });
  });

  test('each smaller one that comes with the same picture takes the place of its own size alone', () => {
    const [thumbnail, medium, share] = ['/front-401.webp', '/front-801.webp', '/front-other.jpg'];
    const sizes = (sent: object) => picturesAfter(BEFORE, { img: FRONT.img, ...sent });
    expect(sizes({ thumbnail })).toMatchObject({ ...FIRST, thumbnail });
    expect(sizes({ medium })).toMatchObject({ ...FIRST, medium });
    expect(sizes({ share })).toMatchObject({ ...FIRST, share });
    expect(picturesAfter(BEFORE, { thumbnail, medium, share })).toEqual(BEFORE); // without their picture
  });

  test('one that was further behind and becomes the first is there once', () => {
    expect(picturesAfter(BEFORE, { img: PLUG.img }).pictures).toEqual([{ img: PLUG.img }, BACK]);
  });

  test.each([{ pictures: null }, { pictures: [] }])('%j leaves the first, with its text', (sent) => {
    expect(picturesAfter(BEFORE, sent)).toEqual({ ...FIRST, pictures: [FRONT] });
    expect(picturesAfter({ ...BACK, pictures: [BACK, PLUG] }, sent)).toEqual({ ...BACK, ...NONE });
  });
});

describe('a picture for links that was made later', () => {
  const { share, ...without } = FRONT;

  test('stays where a list that names its picture does not know of it', () => {
    const { img, thumbnail, medium } = without;
    const sent = { img, thumbnail, medium, share: '', pictures: [without, BACK] };
    expect(picturesAfter(BEFORE, sent)).toEqual({ ...FIRST, pictures: [FRONT, BACK] });
    expect(picturesAfter(FIRST, sent)).toEqual({ ...FIRST, pictures: [FRONT, BACK] });
    expect(picturesAfter(BEFORE, { pictures: [BACK] }).share).toBeUndefined();
  });

  test('stays when its picture is put back, and goes with another one', () => {
    const before = { ...FIRST, share: undefined };
    expect(picturesBefore({ ...before, name: 'Lamp' } as ProductPictures, FIRST)).toEqual({ ...NONE, ...FIRST });
    expect(picturesBefore({ ...before, pictures: [without, BACK] }, BEFORE)).toEqual({
      ...FIRST,
      pictures: [FRONT, BACK],
    });
    expect(picturesBefore(BACK, BEFORE)).toEqual({ ...BACK, ...NONE });
  });
});

test('`img` agrees with `pictures` as the first of them, or where one of both is left out', () => {
  expect(isFirstPicture({ img: FRONT.img, pictures: [FRONT, BACK] })).toBe(true);
  expect(isFirstPicture({ img: BACK.img, pictures: [FRONT, BACK] })).toBe(false);
  expect(isFirstPicture({ img: FRONT.img })).toBe(true);
  expect(isFirstPicture({ img: FRONT.img, pictures: [] })).toBe(true);
  expect(isFirstPicture({ pictures: [FRONT] })).toBe(true);
});

test('a single picture without a text is no list', () => {
  expect(picturesAfter(NEW, BACK)).toEqual({ ...BACK, ...NONE });
  expect(picturesAfter(NEW, { img: BACK.img, pictures: [BACK] })).toEqual({ ...BACK, ...NONE });
  expect(picturesAfter(NEW, { img: PLUG.img, pictures: [PLUG] })).toMatchObject({ pictures: [PLUG] });
});

test('texts without a visible character are none', () => {
  const [sent] = SentPictures.parse([{ img: '/a.webp', thumbnail: '', alt: { en: '  ', bn: '\u200b' } }]);
  expect(picturesAfter(NEW, { img: '/a.webp', pictures: sent && [sent] })).toEqual({ img: '/a.webp', ...NONE });
});

test.each<[string, unknown]>([
  ['must hold at most 8 pictures', Array.from({ length: 9 }, (_, place) => ({ img: `/${place}.webp` }))],
  ['must not hold a picture twice', [BACK, PLUG, BACK]],
  ['must have at most 200 characters', [{ ...BACK, alt: { en: 'x'.repeat(201) } }]],
])('%s', (message, pictures) => {
  const { success, error } = SentPictures.safeParse(pictures);
  expect(success).toBe(false);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a text in a language that the shop does not have is rejected', () => {
  expect(SentPictures.safeParse([{ ...BACK, alt: { xx: 'Front' } }]).success).toBe(false);
});
