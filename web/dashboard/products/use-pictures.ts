import type { Picture } from '@aloghor/functions/contract/pictures';
import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { PICTURES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { mayPassOnRetry, type PhotoProblem, problemOfFile, problemOfUpload } from './photo-file.ts';
import { uploadPhoto } from './upload-photo.ts';

/** What a picture shows, by language. */
export type Alt = Partial<Record<LanguageCode, string>>;

/** A picture with its text, as it is sent. */
export type SentPicture = Omit<Picture, 'alt'> & { alt?: Alt | undefined };

/** A picture of the form: the product has it, or it is being uploaded. */
export interface FormPicture {
  key: string;
  /** Where it can be seen: its own address, or a local one of the chosen file. */
  shown: string;
  /** Absent until it is uploaded. */
  picture?: Picture | undefined;
  alt: Alt;
  /** From 0 to 1, while it is being uploaded. */
  progress?: number | undefined;
  problem?: PhotoProblem | undefined;
}

interface Upload {
  file: File;
  abort: AbortController;
  result: Promise<Picture | undefined>;
}

export function formPicture({ alt = {}, ...picture }: Picture): FormPicture {
  return { key: picture.img, shown: picture.img, picture, alt };
}

/** The pictures of a product after its first one. Each is uploaded as soon as it is chosen, and can be tried again alone. */
export function usePictures(saved: readonly Picture[]) {
  const [pictures, setPictures] = useState(() => saved.map(formPicture));
  const uploads = useRef(new Map<string, Upload>());
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const { abort } of uploads.current.values()) abort.abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const change = (key: string, changes: Partial<FormPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  /** As many of the files as a product can have. */
  function add(files: readonly File[]) {
    const added = files.slice(0, room(pictures)).map((file) => ({
      file,
      picture: { key: crypto.randomUUID(), shown: URL.createObjectURL(file), alt: {}, problem: problemOfFile(file) },
    }));
    previews.current.push(...added.map(({ picture }) => picture.shown));
    setPictures((all) => [...all, ...added.map(({ picture }) => picture)]);
    for (const { file, picture } of added) if (!picture.problem) void send(picture.key, file);
  }

  function send(key: string, file: File): Promise<Picture | undefined> {
    const abort = new AbortController();
    change(key, { progress: 0, problem: undefined });
    const result = uploadPhoto(file, (progress) => change(key, { progress }), abort.signal).then(
      ({ address, thumbnail, medium }) => {
        const picture = { img: address, thumbnail, medium };
        change(key, { picture, progress: undefined });
        return picture;
      },
      (error) => {
        change(key, { problem: problemOfUpload(error), progress: undefined });
        return undefined;
      },
    );
    uploads.current.set(key, { file, abort, result });
    return result;
  }

  /** Resolves with the picture, or with undefined when it did not arrive. */
  async function retry(key: string): Promise<Picture | undefined> {
    const upload = uploads.current.get(key);
    return upload && send(key, upload.file);
  }

  /** In their new order; those left out are removed. */
  function replace(next: FormPicture[]) {
    for (const [key, { abort }] of uploads.current) if (!next.some((one) => one.key === key)) abort.abort();
    setPictures(next);
  }

  /** All of them, after one more try of each that may pass then; undefined when one has not arrived. */
  async function settled(): Promise<SentPicture[] | undefined> {
    const arrived = await Promise.all(
      pictures.map(async ({ key, picture, problem, alt }) => {
        const uploaded = picture ?? (problem ? undefined : await uploads.current.get(key)?.result);
        const again = !uploaded && (!problem || mayPassOnRetry(problem)) ? await retry(key) : uploaded;
        return again && { ...again, alt };
      }),
    );
    const all = arrived.flatMap((one) => one ?? []);
    return all.length === arrived.length ? all : undefined;
  }

  return { pictures, add, change, retry, replace, settled };
}

export type Pictures = ReturnType<typeof usePictures>;

/** How many further pictures a product can have beside these. */
export function room(further: readonly FormPicture[]): number {
  return PICTURES_MAXIMUM - 1 - further.length;
}
