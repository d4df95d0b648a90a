import * as admin from './admin.ts';
import * as common from './common.ts';
import * as content from './content.ts';
import * as desk from './desk.ts';
import * as orders from './orders.ts';
import * as overview from './overview.ts';
import * as products from './products.ts';
import * as settings from './settings.ts';

/** All messages of the dashboard, in English. */
export const dashboard = { ...admin, ...common, ...content, ...desk, ...orders, ...overview, ...products, ...settings };
