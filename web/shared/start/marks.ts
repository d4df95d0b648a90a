/** What the page is marked with: on its root, for the stylesheet and the app. */
export const marks: DOMStringMap = document.documentElement.dataset;
