import { BANGLA_CATEGORIES } from '@aloghor/functions/domain/bangla-categories';
import { nameCategories } from '../../lib/product-texts.ts';

nameCategories('bn', BANGLA_CATEGORIES);

export * from './account.ts';
export * from './app-check.ts';
export * from './asking.ts';
export * from './buying.ts';
export * from './common.ts';
export * from './errors.ts';
export * from './forms.ts';
export * from './home.ts';
export * from './long-pages.ts';
export * from './not-found.ts';
export * from './reviews.ts';
export * from './rooms.ts';
export * from './sign-in.ts';
export * from './specs.ts';
export * from './without-app.ts';
