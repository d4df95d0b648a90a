// `npm run doctor`: says in sentences what is missing before a deployment.
import { runCommand } from '../command.ts';
import { chooseProject } from '../deployment/choose-project.ts';
import { examineThisShop } from '../deployment/examine-this-shop.ts';
import { ROOT } from '../paths.ts';
import { say } from '../progress.ts';
import { unlessStopped } from '../stop-signal.ts';

await runCommand({
  run: async (stop, [named]) => {
    const project = chooseProject(ROOT, named);
    await unlessStopped(stop, examineThisShop(project));
    say(`Ready to go out to ${project}: npm run deploy${named ? ` -- ${named}` : ''}`);
    return 0;
  },
});
