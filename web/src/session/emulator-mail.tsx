import { useQuery } from '@tanstack/react-query';
import { emulatorAddresses, firebaseApp } from './firebase.ts';

interface OobCode {
  email: string;
  requestType: string;
  oobLink: string;
}

/** Replaces the mailbox on the emulators, after each `sent` mail; its texts are for developers. */
export function EmulatorMail({ email, sent }: { email: string; sent: number }) {
  const { data: link } = useQuery({ queryKey: ['emulatorMail', email, sent], queryFn: () => latestLink(email) });
  if (!link) return null;
  return (
    <a href={link} className="mt-4 inline-block py-2 font-semibold underline underline-offset-4">
      Open the link of the mail (emulator)
    </a>
  );
}

async function latestLink(email: string): Promise<string | null> {
  const [{ auth }, { options }] = await Promise.all([emulatorAddresses(), firebaseApp()]);
  const answer = await fetch(`${auth}/emulator/v1/projects/${options.projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] }; // the Auth emulator's documented format
  const ours = oobCodes.filter((code) => code.requestType === 'VERIFY_EMAIL' && code.email === email.toLowerCase());
  return ours.at(-1)?.oobLink ?? null;
}
