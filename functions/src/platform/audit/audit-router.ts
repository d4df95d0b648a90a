import { Router } from 'express';
import { listAudit } from '../../contract/audit.ts';
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { findAudit } from './audit-store.ts';

export const auditRouter = Router();

serve(auditRouter, listAudit, async (call) =>
  answerPage(listAudit, call, await findAudit(call.query, call.caller.role)),
);
