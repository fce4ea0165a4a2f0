import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import {
  findBytesProblem,
  refuseFormat,
  type MediaRules,
  checkMedia,
  sizeReason,
  checkFacts,
} from '../formats/check-media.ts'
import { detectHiddenFormat } from '../formats/detect-hidden-format.ts'
import { withoutTags } from '../formats/without-tags.ts'
import type { Inspected, InspectJob, InspectVerdict } from './inspected.ts'
import { inspectClip } from './inspect-clip.ts'
import { inspectModel } from './inspect-model.ts'
import { inspectPicture } from './inspect-picture.ts'
import { inspectSound } from './inspect-sound.ts'

/**
 * Checks a file against the rules of its field: first its structure, which is cheap and rejects most invalid files, then
 * the decoded content. Runs in a child process. Compressed text chunks are removed from the file, for this process and
 * for later readers.
 */
export async function inspectFile(
  { path, rules }: InspectJob,
  report: (percent: number) => void,
): Promise<InspectVerdict> {
  const { size } = await stat(path)
  if (size === 0) return refuseFormat(rules, 'an empty file')
  const tooLarge = findBytesProblem(size, rules)
  if (tooLarge) return { reason: sizeReason(rules), says: tooLarge }
  const bytes = await readFile(path)
  // Tells the parent that later failures are caused by the file's content.
  report(1)
  const told = checkMedia(bytes, rules)
  if ('reason' in told) return told
  const { format } = told.facts
  const other = detectHiddenFormat(bytes)
  if (other) return refuseFormat(rules, `a ${format} file that is a ${other} file, too`)
  const bare = withoutTags(bytes, format)
  if (bare) await replaceFile(path, bare)
  const found = await openFile(path, format, bare ?? bytes, rules)
  if (typeof found === 'string') return refuseFormat(rules, `a ${format} file`, found)
  return checkFacts(found, size, rules)
}

async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.bare`, bytes)
  await rename(`${path}.bare`, path)
}

// A limit for fields without a rule on length.
const MAX_SECONDS = 600

function openFile(
  path: string,
  format: string,
  bytes: Uint8Array,
  { kind, maxSeconds }: MediaRules,
): Promise<Inspected | string> {
  // A second over the limit is enough to reject it.
  const asked = { format, bytes, maxSeconds: 1 + (maxSeconds ?? MAX_SECONDS) }
  switch (kind) {
    case 'picture':
      return format === 'glb' ? inspectModel(path, bytes) : inspectPicture(path, asked)
    case 'clip':
      return inspectClip(path, asked)
    case 'sound':
      return inspectSound(path, asked)
  }
}
