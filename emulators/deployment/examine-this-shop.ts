// Nothing half ready goes out: the doctor's patient is the shop of this folder.
import { shop } from '@aloghor/web/shared/shop.config.ts';
import { ROOT } from '../paths.ts';
import { runText } from '../processes/programs.ts';
import { step } from '../progress.ts';
import { askFirebase } from './ask-firebase.ts';
import { examine } from './examine.ts';
import { sayFindings } from './finding.ts';

/** @throws {Problem} where something stops a deployment to the project */
export async function examineThisShop(project: string | undefined): Promise<void> {
  const changed = await runText('git', ['-C', ROOT, 'status', '--porcelain']);
  const patient = { root: ROOT, project, shop, changed, version: process.version, ask: askFirebase };
  sayFindings(await step('Looking at what goes out', () => examine(patient)));
}
