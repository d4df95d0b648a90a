import type { ReactNode } from 'react';
import { type Location, type NavigationType, type Navigator, type Path, Router, type To } from 'react-router-dom';
import { languageInUse, languageOf, pathIn } from '../../shared/lib/language.ts';

export interface Place {
  location: Location;
  action: NavigationType;
}

interface LanguageRouterProps {
  navigator: Navigator;
  place: Place;
  isStatic?: boolean;
  children: ReactNode;
}

/** The router of one address. Pages and links know nothing of languages: the prefix is taken off here, and put on again. */
export function LanguageRouter({ navigator, place: { location, action }, isStatic, children }: LanguageRouterProps) {
  return (
    <Router
      basename={pathIn(languageOf(location.pathname), '/')}
      location={location}
      navigationType={action}
      navigator={navigator}
      static={isStatic}
    >
      {children}
    </Router>
  );
}

/** Leads every link to its page in the language in use, also from and to the dashboard, which has no prefix. */
export function inLanguageInUse(history: Navigator): Navigator {
  // The router hands over whole paths.
  const addressOf = (to: To) => ({ ...(to as Path), pathname: pathIn(languageInUse(), (to as Path).pathname) });
  return {
    ...history,
    createHref: (to) => history.createHref(addressOf(to)),
    push: (to, state) => history.push(addressOf(to), state),
    replace: (to, state) => history.replace(addressOf(to), state),
  };
}
