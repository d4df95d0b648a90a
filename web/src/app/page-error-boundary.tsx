import { onlineManager } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { replayPresses } from '../start/replay-presses.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/status.tsx';

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Another address may well be whole. */
  address?: string;
}

/** Catches what a page throws while it renders, also a part of the page that could not be fetched. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A page broke while rendering', error, info.componentStack);
    void replayPresses(); // what is left of the page works
  }

  override componentDidUpdate({ address }: PageErrorBoundaryProps) {
    if (this.state.isBroken && address !== this.props.address) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Notice title={t.page.brokenTitle} text={onlineManager.isOnline() ? t.page.broken : t.page.offline} role="alert">
        <Button onClick={() => window.location.reload()}>{t.page.reload}</Button>
      </Notice>
    );
  }
}
