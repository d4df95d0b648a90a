import { CommandError } from './command-error.ts';
import { localShop } from './local-shop.ts';
import { openProject, type Project } from './project.ts';

interface Chosen {
  project: Project;
  /** The origin of the image host whose pictures belong to the project: the local one. */
  imageHost: string | undefined;
}

/** The project that the options of a command mean, else the one of the environment. @throws {CommandError} */
export async function chosenProject(options: { local?: boolean; project?: string }, command: string): Promise<Chosen> {
  if (options.local) Object.assign(process.env, localShop());
  const id = options.project ?? process.env.GCLOUD_PROJECT;
  if (!id)
    throw new CommandError(
      `Say of which project: npm run ${command} -- --project <project>, or --local for npm start's shop`,
    );
  const project = await openProject(id);
  const { IMAGE_HOST_URL: host } = process.env;
  return { project, imageHost: project.isLocal && host ? new URL(host).origin : undefined };
}
