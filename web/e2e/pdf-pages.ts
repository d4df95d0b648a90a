import type { Page } from '@playwright/test';

/** Millimetres of a point, in which PDF measures. */
const POINT = 25.4 / 72;

/** The pages that the printer would get, each as `210 × 297`: its size in millimetres. */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return Array.from(boxes, ([, ...sides]) => sides.map((side) => Math.round(Number(side) * POINT)).join(' × '));
}
