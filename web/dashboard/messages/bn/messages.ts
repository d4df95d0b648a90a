export * from './admin.ts';
export * from './common.ts';
export * from './content.ts';
export * from './desk.ts';
export * from './orders.ts';
export * from './overview.ts';
export * from './products.ts';
export * from './settings.ts';
