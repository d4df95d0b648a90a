import type { Picture } from '@aloghor/functions/contract/pictures';
import { useEffect, useRef, useState } from 'react';
import { mayPassOnRetry, type PhotoProblem, problemOfFile } from './photo-file.ts';
import { type FormPicture, formPicture, room, type SentPicture, withoutPicture, withPhoto } from './picture-list.ts';
import { startUpload, type Upload } from './upload-photo.ts';

/** The pictures of a product. Each is uploaded as soon as it is chosen, and can be tried again alone. */
export function usePictures(saved: readonly Picture[]) {
  const [pictures, setPictures] = useState(() => saved.map(formPicture));
  const [leftOut, setLeftOut] = useState(0);
  const uploads = useRef(new Map<string, Upload>());
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const { abort } of uploads.current.values()) abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const change = (key: string, changes: Partial<FormPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  /** Adds as many of the files as a product can have. */
  function add(files: readonly File[]) {
    const added = files.slice(0, room(pictures)).map(chosenPicture);
    setLeftOut(files.length - added.length);
    setPictures((all) => [...all, ...added]);
    for (const one of added) void send(one);
  }

  /** Replaces the first picture. */
  function choosePhoto(file: File) {
    const [before] = pictures;
    if (before) uploads.current.get(before.key)?.abort();
    const chosen = chosenPicture(file);
    setPictures((all) => withPhoto(all, chosen));
    void send(chosen);
  }

  function chosenPicture(file: File): FormPicture & { file: File } {
    const shown = URL.createObjectURL(file);
    previews.current.push(shown);
    return { key: crypto.randomUUID(), shown, file, alt: {}, problem: problemOfFile(file) };
  }

  async function send({ key, file, problem }: FormPicture): Promise<Picture | PhotoProblem> {
    if (!file || (problem && !mayPassOnRetry(problem))) return problem ?? 'lost';
    const upload = startUpload(file, (next) => change(key, { progress: undefined, problem: undefined, ...next }));
    uploads.current.set(key, upload);
    return upload.result;
  }

  function remove(key: string) {
    uploads.current.get(key)?.abort();
    setLeftOut(0);
    setPictures((all) => withoutPicture(all, key));
  }

  /** By keys, because an upload may have ended since the pictures were rendered. */
  function reorder(next: readonly FormPicture[]) {
    setPictures((all) => next.flatMap(({ key }) => all.find((one) => one.key === key) ?? []));
  }

  function clear() {
    setLeftOut(0);
    setPictures([]);
  }

  /** All pictures once uploaded, each failed one that may pass after one more try; or the problem of one. */
  function settled(): Promise<(SentPicture | PhotoProblem)[]> {
    return Promise.all(
      pictures.map(async (one) => {
        const { key, picture, problem, alt } = one;
        const running = problem ? undefined : uploads.current.get(key)?.result;
        const ended = picture ?? (await (running ?? send(one)));
        return typeof ended === 'string' ? ended : { ...ended, alt };
      }),
    );
  }

  return { pictures, leftOut, add, choosePhoto, change, retry: send, remove, reorder, clear, settled };
}

export type Pictures = ReturnType<typeof usePictures>;
