/** For those whose browser runs no scripts, in English; only the server has it. */
export const noScriptEn = {
  read: 'Your browser runs no scripts here. You can read about every lamp and its price all the same, and order by telephone:',
};
