/**
 * The oldest browsers that the pages are built for: Chrome 109 is the last one for Windows 7. Where these change, `lib` in
 * `tsconfig.browser.json` and the feature that `styles/base.css` asks for change, too.
 */
export const OLDEST_BROWSERS = ['chrome109', 'safari15.4', 'firefox102'];
