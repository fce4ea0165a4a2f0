import { matchesGlob } from 'node:path'

/**
 * Test files that `npm test` leaves to `npm run test:all`. `npm test` covers every promise once with real parts in at most
 * ten minutes of processor time; the rest covers matrices, sweeps, long kill runs, other runtimes and the tables of the
 * studio.
 */
const REST = [
  // The studio: `npm test` makes one clip of each kind and looks at it by numbers (the exceptions below).
  'packages/studio/test/**',
  // Whole systems: packages, other runtimes, backups, upgrades, chaos, the pages of the console.
  'test/{backup,bundled-children,chaos,console-desk,console-pages,examples,kubernetes,packages,quick-start,sandbox-command,start,traces,upgrade,upload-processes}.test.ts',
  'test/engines/**',
  'packages/client/test/{against-service,runtimes,types,portable}.test.ts',
  'packages/service/test/cli/people/people.test.ts',
  // Kills and failures beyond one of each kind.
  'test/faults/{agent-killed,comfyui-killed,command-killed,database-restart,database-unreachable,full-disk,full-tmpfs,killed,moved-folder,upstream-killed}.test.ts',
  'packages/service/test/worker/{edited-film,mended-film,fairness,foreign-engine}.test.ts',
  'packages/service/test/engines/minimal-failures.test.ts',
  'packages/service/test/store/{embedded,embedded-password,replica-reads}.test.ts',
  'packages/service/test/files/{private-files,s3-faults,s3-service}.test.ts',
  // Media of every kind, attacks and property sweeps.
  'test/contract/{clips-made,films-made,large-inputs,made,marks,previews,previews-of-films,voice-samples}.test.ts',
  'packages/service/test/http/{attacks-answers,attacks-bodies,attacks-connections,files-large,large-bodies,properties}.test.ts',
  'packages/service/test/engines/studio/**',
  'packages/media/test/inspect/fuzz.test.ts',
  'packages/media/test/{film,conform,text}/**',
  '**/*.full.test.ts',
]

const FIRST = [
  'packages/studio/test/layers.test.ts',
  'packages/studio/test/orders/engine.test.ts',
  'packages/studio/test/orders/speak-order.test.ts',
  'packages/studio/test/prompt-parsing/read-prompt.test.ts',
  'packages/studio/test/{camera,planes,raster,models}/**',
  'packages/media/test/text/{drawable-text,cue-files}.test.ts',
]

const isOneOf = (file: string, globs: readonly string[]): boolean => globs.some(glob => matchesGlob(file, glob))

/** Whether `npm test` runs a file; `npm run test:all` runs the others. */
export const isFirstTier = (file: string): boolean => isOneOf(file, FIRST) || !isOneOf(file, REST)

/** Patterns that match none of the files: they are left over from a file that was renamed. */
export const unusedPatterns = (files: readonly string[]): string[] =>
  [...REST, ...FIRST].filter(glob => !files.some(file => matchesGlob(file, glob)))
