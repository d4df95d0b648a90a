import { TOKEN_KEY } from '../../shared/api/access-token.ts';
import { CART_KEY } from '../../shared/cart/guest-cart.ts';
import { parseStored, readStored } from '../../shared/lib/storage.ts';
import { likelyVisitor } from '../../shared/session/likely-visitor.ts';
import { marks } from '../../shared/start/marks.ts';
import { holdPresses } from './hold-presses.ts';
import { preload } from './preload.ts';
import { watchForApp } from './report-missing-app.ts';
import { startWhenIdle } from './start-when-idle.ts';

// Runs before the first paint on every page, so it is one small file without imports to wait for.
marks.visitor = likelyVisitor(readStored(TOKEN_KEY));

// A guest's badge on the cart, as the stylesheet shows it until the app does.
const cart = parseStored(readStored(CART_KEY));
if (Array.isArray(cart) && cart[0]) document.documentElement.style.setProperty('--lines', `${cart.length}`);

// A page that delays the app lists its files here, the entry first, and those of the pages that a press can lead to.
// Other pages load the app as usual.
const { app, next } = document.currentScript?.dataset ?? {};

holdPresses(() => preload(next?.split(' ') ?? []));
watchForApp();
if (app) startWhenIdle(app.split(' '));
