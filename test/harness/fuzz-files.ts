import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { MediaRules } from '../../packages/media/src/formats/check-media.ts'
import { createChildPool } from '../../packages/media/src/children/child-pool.ts'
import type { FuzzMakeJob } from './fuzz-make-child.ts'

/** A small real file: what made it, what it is for, and its bytes. */
export type RealFile = { name: string; kind: MediaRules['kind']; bytes: Buffer }

/** Every format that is taken, some in several kinds. All sounds and videos last two seconds. */
export const REAL_FILES = {
  png: 'picture',
  'png with sixteen bits': 'picture',
  jpeg: 'picture',
  'progressive jpeg': 'picture',
  webp: 'picture',
  'lossless webp': 'picture',
  'animated webp': 'picture',
  bmp: 'picture',
  mp4: 'clip',
  'mp4 without sound': 'clip',
  'fragmented mp4': 'clip',
  mov: 'clip',
  avi: 'clip',
  mp3: 'sound',
  'mp3 without a header': 'sound',
  wav: 'sound',
  aac: 'sound',
  m4a: 'sound',
} as const satisfies Record<string, MediaRules['kind']>

export type RealFileName = keyof typeof REAL_FILES

/** Makes all of them, in a process of its own; the same bytes every time. */
export async function makeRealFiles(folder: string): Promise<RealFile[]> {
  const entry = join(import.meta.dirname, 'fuzz-make-child.ts')
  const pool = createChildPool<FuzzMakeJob, void>({ children: 1, entry, log: pino({ level: 'silent' }) })
  try {
    const files: RealFile[] = []
    for (const name of Object.keys(REAL_FILES) as RealFileName[]) {
      const path = join(folder, name.replaceAll(' ', '-'))
      await pool.run({ name, path }, { timeoutMs: 60_000 })
      files.push({ name, kind: REAL_FILES[name], bytes: await readFile(path) })
    }
    return files
  } finally {
    await pool.stop()
  }
}
