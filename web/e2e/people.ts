import { randomInt, randomUUID } from 'node:crypto';
import { ask } from '@aloghor/functions/testing/ask';
import { newCustomer, PASSWORD, signIn } from '@aloghor/functions/testing/people';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';
import { storeSession } from './stored-session.ts';

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
  await storeSession(page, await signIn('admin'));
  if (!path) return;
  await page.goto(path);
  // On a phone the menu is behind a button of the same name.
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  await expect(menu.or(page.getByRole('button', { name: 'Dashboard menu' })).first()).toBeVisible();
}
