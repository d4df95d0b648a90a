import { Router } from 'express';
import { readCustomer } from '../contract/customers.ts';
import { serve } from '../platform/http/serve.ts';
import { findCustomer } from './customers-store.ts';

export const customersRouter = Router();

serve(customersRouter, readCustomer, ({ body }) => findCustomer(body));
