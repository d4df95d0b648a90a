import { Router } from 'express';
import { eraseCustomer, exportCustomer, markCustomer, readCustomer } from '../contract/customers.ts';
import { serve } from '../platform/http/serve.ts';
import { findCustomer } from './customers-store.ts';
import { eraseNumber } from './erase-number.ts';
import { exportNumber } from './export-number.ts';
import { markNumber } from './mark-number.ts';

export const customersRouter = Router();

serve(customersRouter, readCustomer, ({ body }) => findCustomer(body));

serve(customersRouter, markCustomer, async ({ body, caller }) => ({ modifiedCount: await markNumber(body, caller) }));

serve(customersRouter, exportCustomer, ({ body }) => exportNumber(body));

serve(customersRouter, eraseCustomer, ({ body, caller }) => eraseNumber(body.mobileNumber, caller));
