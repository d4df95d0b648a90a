import type { Picture } from '@aloghor/functions/contract/pictures';
import { useEffect, useRef, useState } from 'react';
import { mayPassOnRetry, type PhotoProblem, problemOfFile } from './photo-file.ts';
import { type FormPicture, formPicture, room, type SentPicture, withoutPicture, withPhoto } from './picture-list.ts';
import { startUpload, type Upload } from './upload-photo.ts';

/** The pictures of a product. Each is uploaded as soon as it is chosen, and can be tried again alone. */
export function usePictures(saved: readonly Picture[]) {
  const [pictures, setPictures] = useState(() => saved.map(formPicture));
  const [leftOut, setLeftOut] = useState(0);
  const latest = useRef(pictures);
  const uploads = useRef(new Map<string, Upload>());
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const { abort } of uploads.current.values()) abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  /** By the latest, because an upload may have ended since the pictures were rendered. */
  function update(next: (all: readonly FormPicture[]) => FormPicture[]) {
    latest.current = next(latest.current);
    setPictures(latest.current);
  }

  const change = (key: string, changes: Partial<FormPicture>) =>
    update((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  /** Adds as many of the files as a product can have. */
  function add(files: readonly File[]) {
    const added = files.slice(0, room(pictures)).map(chosenPicture);
    setLeftOut(files.length - added.length);
    update((all) => [...all, ...added]);
    for (const one of added) void send(one);
  }

  /** Replaces the first picture. */
  function choosePhoto(file: File) {
    const [before] = pictures;
    if (before) uploads.current.get(before.key)?.abort();
    const chosen = chosenPicture(file);
    update((all) => withPhoto(all, chosen));
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
    update((all) => withoutPicture(all, key));
  }

  function reorder(next: readonly FormPicture[]) {
    update((all) => next.flatMap(({ key }) => all.find((one) => one.key === key) ?? []));
  }

  function clear() {
    setLeftOut(0);
    update(() => []);
  }

  async function endOf(one: FormPicture): Promise<Picture | PhotoProblem> {
    const running = one.problem ? undefined : uploads.current.get(one.key)?.result;
    return one.picture ?? running ?? send(one);
  }

  /**
   * All pictures once uploaded, each failed one that may pass after one more try; or the problem of one. As they are then:
   * others may be chosen, removed and described meanwhile.
   */
  async function settled(): Promise<(SentPicture | PhotoProblem)[]> {
    const ended = new Map<string, Picture | PhotoProblem>();
    const left = () => latest.current.filter(({ key }) => !ended.has(key));
    while (left().length > 0) await Promise.all(left().map(async (one) => ended.set(one.key, await endOf(one))));
    return latest.current.map(({ key, alt }) => {
      const end = ended.get(key) ?? 'lost';
      return typeof end === 'string' ? end : { ...end, alt };
    });
  }

  return { pictures, leftOut, add, choosePhoto, change, retry: send, remove, reorder, clear, settled };
}

export type Pictures = ReturnType<typeof usePictures>;
