import { likelyVisitor } from '../session/likely-visitor.ts';
import { holdPresses } from './hold-presses.ts';
import { startInTurn } from './start-in-turn.ts';

// Runs before the first paint, on every page, so it is one small file with nothing else to wait for.
document.documentElement.dataset.visitor = likelyVisitor();

holdPresses();

// A page whose app waits its turn names its files here, first the one that runs; others load it as any page does.
const files = document.currentScript?.dataset.app;
if (files) startInTurn(files.split(' '));
