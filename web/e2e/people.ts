import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export const PASSWORD = 'a good password';

/** Nobody has this address yet. */
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
  await page.getByLabel('Name').fill('Rupa Shopper');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page).not.toHaveURL(/register/);
  return email;
}

/** A fresh customer, signed in at the home page. */
export async function becomeCustomer(page: Page): Promise<string> {
  await page.goto('/register');
  return register(page);
}

/** The seeded admin, at a page of the dashboard. */
export async function becomeAdmin(page: Page, path = '/dashboard'): Promise<void> {
  await page.goto(path);
  await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
  await expect(page.getByRole('navigation', { name: 'Dashboard menu' })).toBeVisible();
}
