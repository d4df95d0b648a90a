// `npm run doctor`: says in sentences what is missing before a deployment.

import { chooseProject } from '../checks/deployment/choose-project.ts';
import { examineThisShop } from '../checks/deployment/examine-this-shop.ts';
import { runCommand } from '../shop/command.ts';
import { ROOT } from '../shop/paths.ts';
import { say } from '../shop/progress.ts';
import { unlessStopped } from '../shop/stop-signal.ts';

await runCommand({
  run: async (stop, [named]) => {
    const project = chooseProject(ROOT, named);
    await unlessStopped(stop, examineThisShop(project));
    say(`Ready to go out to ${project}: npm run deploy${named ? ` -- ${named}` : ''}`);
    return 0;
  },
});
