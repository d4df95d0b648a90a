// Nothing half ready goes out: the function is installed in the cloud with the versions that were tested here.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

interface Package {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A `package-lock.json` of version 3: what stands at which path. */
export interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Package>;
}

/** Writes the function's lockfile into the folder that is uploaded; git passes over it there. */
export function writeFunctionLockfile(folder: string): void {
  const whole = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const own = lockfileOf('functions', whole);
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(own, null, 2)}\n`);
}

/**
 * The lockfile of one workspace as if it stood alone, from that of the whole repository: the same versions, laid out
 * so that each package finds what it finds here. Cloud Build gets a workspace's folder alone; without a lockfile in it,
 * npm would take the newest versions in range, which nobody has tried.
 * @throws {Error} where a package that is needed does not stand in the whole lockfile
 */
export function lockfileOf(workspace: string, whole: Lockfile): Lockfile {
  const placed = placeAll(workspace, whole.packages);
  const packages = Object.fromEntries(
    [...placed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, from]) => [path, { ...whole.packages[from] }]),
  );
  flag(packages);
  return { lockfileVersion: whole.lockfileVersion, packages };
}

/** Where each package comes to stand, and where it stood: as near to the top as nothing else of its name allows. */
function placeAll(workspace: string, packages: Lockfile['packages']): Map<string, string> {
  const placed = new Map([['', workspace]]);
  // A map is walked through to what was added on the way: each package comes after those that need it.
  for (const [at, from] of placed) {
    const { must, may } = needsOf(packages[from] as Package);
    for (const name of [...must, ...may]) {
      const wanted = find(packages, from, name);
      if (!wanted && may.includes(name)) continue;
      if (!wanted)
        throw new Error(`${name}, which ${from} needs, does not stand in package-lock.json: run npm install`);
      const found = find(Object.fromEntries(placed), at, name);
      if (!found) placed.set(`node_modules/${name}`, wanted);
      else if (placed.get(found) !== wanted) placed.set(`${at}/node_modules/${name}`, wanted);
    }
  }
  return placed;
}

/** Says of each package whether it is only for developers, or may fail to install, as npm does. */
function flag(packages: Lockfile['packages']): void {
  const required = reach(packages, { dev: false, optional: false });
  const inProduction = reach(packages, { dev: false, optional: true });
  const requiredByDevelopers = reach(packages, { dev: true, optional: false });
  for (const [path, one] of Object.entries(packages)) {
    delete one.devOptional;
    delete one.peer;
    one.dev = inProduction.has(path) ? undefined : true;
    one.optional = required.has(path) || (one.dev && requiredByDevelopers.has(path)) ? undefined : true;
  }
}

function reach(packages: Lockfile['packages'], also: { dev: boolean; optional: boolean }): Set<string> {
  const reached = new Set(['']);
  for (const path of reached) {
    const one = packages[path] as Package;
    const { must, may } = needsOf(also.dev ? one : { ...one, devDependencies: {} });
    for (const name of also.optional ? [...must, ...may] : must) {
      const found = find(packages, path, name);
      if (found) reached.add(found);
    }
  }
  return reached;
}

/** The names of what a package needs; of those that it `may` have, none has to be there. */
function needsOf(one: Package): { must: string[]; may: string[] } {
  const peers = Object.keys(one.peerDependencies ?? {});
  const isOptional = (name: string) => one.peerDependenciesMeta?.[name]?.optional;
  const must = { ...one.dependencies, ...one.devDependencies };
  return {
    must: [...Object.keys(must), ...peers.filter((name) => !isOptional(name))],
    may: Object.keys(one.optionalDependencies ?? {}),
  };
}

/** Where Node finds a package by its name from some folder: in the nearest `node_modules` above. */
function find(packages: Record<string, unknown>, from: string, name: string): string | undefined {
  const path = `${from}${from && '/'}node_modules/${name}`;
  if (path in packages) return path;
  if (!from) return undefined;
  const above = Math.max(from.lastIndexOf('node_modules/'), 0);
  return find(packages, from.slice(0, above).replace(/\/$/, ''), name);
}
