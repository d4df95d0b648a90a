import type { Block, Span } from '@aloghor/functions/domain/rich-text';
import { Fragment, type ReactNode } from 'react';
import { Link } from './link.tsx';

/** A text that the shop's staff have written. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
  return blocks.map((block, place) => <Part key={place} block={block} />);
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{textOf(block.spans)}</p>;
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading className={block.level === 2 ? 'mt-5 text-2xl' : 'mt-2 text-xl'}>{textOf(block.spans)}</Heading>;
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-2 pl-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map(({ spans }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
        <li key={place}>{textOf(spans)}</li>
      ))}
    </List>
  );
}

/** The spans of a paragraph, as its text alone where it has nothing else. */
export function textOf(spans: readonly Span[]): ReactNode {
  const [only] = spans;
  if (only && spans.length === 1) return spanOf(only);
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
  return spans.map((span, place) => <Fragment key={place}>{spanOf(span)}</Fragment>);
}

function spanOf({ text, isBold, link }: Span): ReactNode {
  const styled = isBold ? <strong className="font-semibold">{withBreaks(text)}</strong> : withBreaks(text);
  if (!link) return styled;
  const style = 'font-semibold text-bottle underline underline-offset-4';
  if (!link.startsWith('/')) {
    return (
      <a href={link} rel="noopener noreferrer" className={style}>
        {styled}
      </a>
    );
  }
  return (
    <Link to={link} className={style}>
      {styled}
    </Link>
  );
}

function withBreaks(text: string): ReactNode {
  const [first, ...lines] = text.split('\n');
  if (lines.length === 0) return text;
  return (
    <>
      <span>{first}</span>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
        <Fragment key={place}>
          <br />
          <span>{line}</span>
        </Fragment>
      ))}
    </>
  );
}
