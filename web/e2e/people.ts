import { randomInt, randomUUID } from 'node:crypto';
import type { StaffRole } from '@aloghor/functions/domain/roles';
import { ask } from '@aloghor/functions/test/ask';
import { newCustomer, PASSWORD, type Person, signIn, withSessionToken } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export { PASSWORD };

const NAME = 'Rupa Shopper';

/** An address without an account. */
export function newEmail(): string {
  return `${randomUUID()}@shopper.example`;
}

/** A mobile number that no other order has. */
export function newMobile(): string {
  return `017${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Registers a new customer from the register page, and waits until the shop has taken them back. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await sendRegistration(page, email);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page).not.toHaveURL(/register/);
  return email;
}

/** Fills in the register page and submits it, without waiting for the result. */
export async function sendRegistration(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel('Name').fill(NAME);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

/** A fresh customer, signed in, at a page if one is named; without the forms, which have journeys of their own. */
export async function becomeCustomer(page: Page, path?: string): Promise<string> {
  const person = await newCustomer(NAME);
  await ask(person, 'POST /users', { name: NAME, email: person.email });
  await storeSession(page, person);
  if (path) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  }
  return person.email;
}

/** The seeded admin, at a page of the dashboard if one is named. */
export async function becomeAdmin(page: Page, path?: string): Promise<void> {
  await becomeStaff(page, 'admin', path);
}

/** The seeded account of this role of the staff, at a page of the dashboard if one is named. */
export async function becomeStaff(page: Page, role: StaffRole, path?: string): Promise<void> {
  await storeSession(page, await signIn(role));
  if (!path) return;
  await page.goto(path);
  // On a phone the menu is behind a button of the same name.
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  await expect(menu.or(page.getByRole('button', { name: 'Dashboard menu' })).first()).toBeVisible();
}

/** Stores a session in this page's browser as the shop's pages would after a sign-in. */
export async function storeSession(page: Page, person: Person): Promise<void> {
  const { token } = await withSessionToken(person);
  const { apiKey } = await (await page.request.get('/__/firebase/init.json')).json();
  const user = JSON.stringify(storedUser(person));
  // A page without the shop's code, which must not look for a session before it is complete.
  await page.goto('/emulators.json');
  await page.evaluate((session) => Object.assign(localStorage, session), {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: user,
    'access-token': token,
    'signed-in': person.uid,
  });
}

/** What the provider's library looks for; it moves it to its own database, and asks for the name by itself. */
function storedUser({ uid, email, token, refreshToken }: Person) {
  const { exp } = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());
  const stsTokenManager = { accessToken: token, refreshToken, expirationTime: exp * 1_000 };
  return { uid, email, emailVerified: false, isAnonymous: false, stsTokenManager };
}
