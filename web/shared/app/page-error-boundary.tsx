import { onlineManager } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react';
import { pathIn } from '../lib/language.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { replayEarlyClicks } from '../start/early-clicks.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/status.tsx';
import { lookForRelease } from './new-release.ts';

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** The error is cleared when the address changes. */
  address?: string;
}

/**
 * Catches errors while a page renders, including a chunk that could not be loaded. The way home is a plain link, which
 * reloads everything: the router may be part of what broke.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A page broke while rendering', error, info.componentStack);
    void replayEarlyClicks(); // the rest of the page works
  }

  /**
   * A page whose code did not come opens by itself when the connection is back: everything is reloaded, because browsers do
   * not request a failed module again.
   */
  #stopWatching: (() => void) | undefined;

  override componentDidMount() {
    this.#stopWatching = onlineManager.subscribe((isOnline) => {
      if (!this.state.isBroken) return;
      if (isOnline) window.location.reload();
      else this.forceUpdate();
    });
  }

  override componentWillUnmount() {
    this.#stopWatching?.();
  }

  override componentDidUpdate({ address }: PageErrorBoundaryProps) {
    if (this.state.isBroken && address !== this.props.address) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const [look] = useState(lookForRelease); // kept: it may have ended before the effect runs
  const [isSaid, setIsSaid] = useState(!look);
  useEffect(() => void look?.then(() => setIsSaid(true)), [look]);
  const language = useLanguage();
  const { brokenTitle, broken, reload, offlineTitle, offline, tryAgain, toHome } = useMessages(common).page;
  // Without a connection it is mostly code that could not be loaded.
  const [title, text, action] = onlineManager.isOnline()
    ? [brokenTitle, broken, reload]
    : [offlineTitle, offline, tryAgain];
  if (!isSaid) return null;
  return (
    <Notice title={title} text={text} role="alert">
      <Button onClick={() => window.location.reload()}>{action}</Button>
      <a href={pathIn(language, paths.home)} className="underline">
        {toHome}
      </a>
    </Notice>
  );
}
