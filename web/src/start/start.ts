import { likelyVisitor } from '../session/likely-visitor.ts';
import { holdPresses } from './hold-presses.ts';
import { watchForApp } from './report-missing-app.ts';
import { startWhenIdle } from './start-when-idle.ts';

// Runs before the first paint on every page, so it is one small file without imports to wait for.
document.documentElement.dataset.visitor = likelyVisitor();

holdPresses();
watchForApp();

// A page that delays the app lists its files here, the entry first; other pages load the app as usual.
const files = document.currentScript?.dataset.app;
if (files) startWhenIdle(files.split(' '));
