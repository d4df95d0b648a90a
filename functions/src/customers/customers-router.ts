import { Router } from 'express';
import { markCustomer, readCustomer } from '../contract/customers.ts';
import { serve } from '../platform/http/serve.ts';
import { findCustomer } from './customers-store.ts';
import { markNumber } from './mark-number.ts';

export const customersRouter = Router();

serve(customersRouter, readCustomer, ({ body }) => findCustomer(body));

serve(customersRouter, markCustomer, async ({ body, caller }) => ({ modifiedCount: await markNumber(body, caller) }));
