import { ACCOUNT_ROLES } from '@aloghor/functions/domain/roles';
import plugin from 'tailwindcss/plugin';

/**
 * A prerendered page has the links of every role, because nobody knows yet who opens it. Those of the role that the start
 * script finds in the stored token keep their space until the app shows them; the others have none.
 */
export default plugin(({ addBase }) => {
  for (const role of ACCOUNT_ROLES) {
    addBase({
      [`.reserved-for-${role}`]: {
        display: 'none',
        [`[data-visitor="${role}"] &`]: { display: 'contents', visibility: 'hidden' },
      },
    });
  }
});
