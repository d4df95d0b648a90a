import { IMAGE_BYTES_MAXIMUM, PASSWORD_MINIMUM, QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { isMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { ORDER_STATUSES } from '@aloghor/functions/domain/order-status';
import { GUEST_EMAIL } from '@aloghor/functions/domain/orders';
import { FEATURED_MINIMUM } from '@aloghor/functions/domain/products';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { describe, expect, test, vi } from 'vitest';
import { usersPage } from '../../dashboard/messages/en/admin.ts';
import { ordersPage } from '../../dashboard/messages/en/orders.ts';
import { featuredLists, productForm, productsPage } from '../../dashboard/messages/en/products.ts';
import { BREAKPOINTS, NARROW } from '../../shop/products/category-carousel.tsx';
import { keepAccessToken } from '../api/access-token.ts';
import { writeGuestCart } from '../cart/guest-cart.ts';
import { fillPlaceholders } from '../lib/shop-placeholders.ts';
import { shop } from '../shop.config.ts';
import { accountPages } from './en/account.ts';
import { cartPage, ordering, productPage } from './en/buying.ts';
import { common } from './en/common.ts';
import { shopLocation } from './en/home.ts';
import { about } from './en/long-pages.ts';
import { notFound } from './en/not-found.ts';

const t = common.english;
const tAbout = about.english;
const tAccount = accountPages.english;
const tCartPage = cartPage.english;
const tLocation = shopLocation.english;
const tNotFound = notFound.english;
const tOrdering = ordering.english;
const tProductPage = productPage.english;

// The text queries of browser tests ignore case; here every letter counts.
const { search, footer } = t;
const account = { ...t.account, ...tAccount };
const cart = { ...t.cart, ...tCartPage };
const product = { ...t.product, ...tProductPage };
const order = tOrdering;
const form = productForm.english;
const featured = featuredLists.english;
const items = productsPage.english;
const orders = ordersPage.english;
const users = usersPage.english;

describe('error messages', () => {
  test.each([
    ['registration failure', account.alreadyCreated, 'User is already Created'],
    ['login failure', account.notValid, 'User is Not valid , Please Register'],
    ['password mismatch', account.mismatch, 'Password & Confirm Password do not match'],
    ['password too short', account.tooShort, 'Your password must be at least 8 characters'],
    ['a customer’s mobile', order.wrongMobileCustomer, 'Please provide a valid Mobile Number starting with +920'],
    ['a guest’s mobile', order.wrongMobileGuest, 'Please provide a valid mobile number including +880'],
    ['add item failure', form.errorTitle, 'Error'],
    ['add item failure, its text', form.addFailed, 'Something went wrong while adding the item'],
    ['missing category', form.selectCategory, 'Please Select Category'],
    ['missing category, its text', form.selectCategoryText, 'You can choose multiple categories'],
    ['an admin tries to buy', cart.notForStaff, 'Admin will not be able to buy anything.'],
    ['fewer than five featured products', featured.tooFew, 'অন্তত পাঁচটি পণ্য নির্বাচন করুন'],
    ['no product matches the search', search.noResults, 'No results found'],
    ['unknown route', tNotFound.heading, 'You Are In Worng Page'],
    ['empty cart', cart.emptyTitle, "You haven't added any products"],
    ['empty cart, its text', cart.emptyText, 'Continue shopping'],
  ])('%s', (_situation, said, words) => {
    expect(said).toBe(words);
  });
});

describe('success messages', () => {
  test.each([
    ['registration', account.registered, 'Registration Successfully Done'],
    ['order', order.completed, 'Your order has been completed'],
    ['order, its number', order.orderId('x7'), 'Order ID: x7'],
    ['order, what follows', order.contactSoon, 'A representative will contact you shortly.'],
    ['before a removal', cart.removeQuestion, 'Do you want to remove this product from the cart?'],
    ['before a removal, its button', cart.removeYes, 'Yes, Remove It!'],
    ['removal', cart.removed, 'Removed'],
    ['promotion', users.promoted, 'Update role to admin'],
    ['added item', form.added('Moon Lamp'), 'Moon Lamp is added To list'],
    ['before a deletion', items.deleteQuestion, 'Are you sure?'],
    ['deletion', items.deleted, 'Deleted!'],
    ['status', orders.updated('x7', 'Delivered'), 'Update x7 Status to Delivered'],
    ['added to the cart', productPage.english.added('Moon Lamp'), 'Moon Lamp Added to Cart'],
    ['featured list', featured.saved, 'Updated Best Products List'],
    ['question', tAbout.thanks, 'Thank you!'],
    ['newsletter', footer.thanksFor('Aloghor'), 'Thanks for subscribing to Aloghor'],
  ])('%s', (_situation, said, words) => {
    expect(said).toBe(words);
  });
});

describe('labels and hints', () => {
  test.each([
    ['Buy Now', product.buyNow],
    ['Add To Cart', product.addToCart],
    ['Order Now', order.orderNow],
    ['Total product costs', cart.total],
    ['3 pcs', cart.quantityOf(3)],
    ['My Cart', cart.heading],
    ['PNG, JPG, GIF up to 32MB', form.photoHint],
    ['Save', form.save],
    ['Processing...', form.processing],
    ['Total user: 12', users.total(12)],
    ['Admin', users.admin],
    ['email', users.email],
    ['Log Out', account.logOut],
    ['Visit Our Location', tLocation.title],
  ])('%s', (words, said) => {
    expect(said).toBe(words);
  });

  test('the five questions tell of payment, support, hours, refund and shipping', () => {
    const texts = tAbout.questions.map(
      ({ question, answer }) => `${question} ${fillPlaceholders(answer, DEFAULT_SETTINGS, 'en')}`,
    );
    expect(texts).toEqual([
      expect.stringContaining('Cash on delivery'),
      expect.stringContaining('support'),
      expect.stringContaining('Monday to Friday, 9 to 5'),
      expect.stringContaining('30-day refund'),
      expect.stringMatching(/3 to 5 business days .* 7 to 14 business days/),
    ]);
  });
});

describe('numbers', () => {
  test('a password has at least 8 characters, a featured list at least 5 products', () => {
    expect(PASSWORD_MINIMUM).toBe(8);
    expect(FEATURED_MINIMUM).toBe(5);
  });

  test('a photo has up to 32 MB', () => {
    expect(IMAGE_BYTES_MAXIMUM).toBe(32_000_000);
  });

  test('a mobile number has 11, 13 or 14 characters', () => {
    const lengths = Array.from({ length: 20 }, (_, length) => length).filter((length) =>
      isMobileNumber('1'.repeat(length)),
    );
    expect(lengths).toEqual([11, 13, 14]);
  });

  test('a search shows 4 results, a product 3 related ones', () => {
    expect(shop.limits).toMatchObject({ searchResults: 4, relatedProducts: 3 });
  });

  test('a cart line holds a quantity of up to 99', () => {
    expect(QUANTITY_MAXIMUM).toBe(99);
  });

  test('the carousel shows 1, 1, 3 and 4 categories, 10 to 50 px apart', () => {
    expect(NARROW).toEqual({ slidesPerView: 1, spaceBetween: 10 });
    expect(BREAKPOINTS).toEqual({
      640: { slidesPerView: 1, spaceBetween: 20 },
      768: { slidesPerView: 3, spaceBetween: 40 },
      1024: { slidesPerView: 4, spaceBetween: 50 },
    });
  });
});

describe('names that other programs rely on', () => {
  test('a guest’s cart and the token are stored as myCart and access-token', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
    writeGuestCart([{ ItemId: 'moon', quantity: 2 }]);
    keepAccessToken('a token');
    vi.unstubAllGlobals();
    expect(Object.fromEntries(stored)).toEqual({
      myCart: '[{"ItemId":"moon","quantity":2}]',
      'access-token': 'a token',
    });
  });

  test('the statuses of an order', () => {
    expect(ORDER_STATUSES).toEqual([
      'waiting for confirmation',
      'Payment successful',
      'Out for Delivery',
      'Delivered',
      'Cancel',
    ]);
  });

  test('the e-mail of a guest’s order', () => {
    expect(GUEST_EMAIL).toBe('WithOut LogIn Order');
  });
});
