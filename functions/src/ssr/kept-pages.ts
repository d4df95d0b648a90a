import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../contract/rendering.ts';

/** A rendered page, or the bytes of one. */
export type AnsweredPage = Omit<RenderedPage, 'html'> & { html?: string | Buffer | undefined };

/** Some seven hundred pages; most of an instance's memory is the catalogue's. */
const BYTES_MAXIMUM = 32 * 1024 * 1024;

/**
 * Renderings that are the same for everybody, by address and version, so that each is rendered once in an instance. Those
 * of earlier versions, and pages that nobody visits, are the first to go.
 */
export class KeptPages {
  readonly #pages: LRUCache<string, Buffer>;
  readonly #rendering = new Map<string, Promise<AnsweredPage>>();

  constructor(maxSize = BYTES_MAXIMUM) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: (html) => html.length });
  }

  /** The bytes that are kept. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /**
   * The page of a version; those who ask while it is rendered wait for the same one. Only a found one is kept: addresses that do
   * not exist must not push out the others.
   */
  async page(version: string, render: () => Promise<RenderedPage>): Promise<AnsweredPage> {
    const kept = this.#pages.get(version);
    if (kept) return { status: 200, html: kept };
    const rendering = this.#rendering.get(version) ?? this.#render(version, render);
    this.#rendering.set(version, rendering);
    return rendering;
  }

  async #render(version: string, render: () => Promise<RenderedPage>): Promise<AnsweredPage> {
    try {
      const page = await Promise.resolve().then(render); // so that it fails later than it is noted, too
      if (page.status !== 200 || !page.html) return page;
      const html = Buffer.from(page.html);
      this.#pages.set(version, html);
      return { status: 200, html };
    } finally {
      this.#rendering.delete(version);
    }
  }
}
