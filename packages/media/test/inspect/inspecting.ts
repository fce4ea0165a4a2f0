import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { pino } from 'pino'
import type { MediaRules } from '../../src/formats/check-media.ts'
import type { InspectVerdict } from '../../src/inspect/inspected.ts'
import { createInspector } from '../../src/inspect/inspector.ts'
import { WIDEST } from '../../../../test/harness/fuzz.ts'
import { makeRealFiles, type RealFile, type RealFileName } from '../../../../test/harness/fuzz-files.ts'

export type Inspecting = {
  /** What the inspector says of these bytes, in a field of this kind. */
  inspect(kind: MediaRules['kind'], bytes: Uint8Array, rules?: Partial<MediaRules>): Promise<InspectVerdict>
  /** The same in one line: the facts as JSON, or the reason and why. */
  said(kind: MediaRules['kind'], bytes: Uint8Array, rules?: Partial<MediaRules>): Promise<string>
  real(name: RealFileName): Promise<Buffer>
}

/** An inspector with a folder for one test file. */
export function startInspecting(): Inspecting {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-inspect-'))
  const inspector = createInspector({ children: 1, log: pino({ level: 'silent' }) })
  let count = 0
  let files: Promise<RealFile[]> | undefined
  after(async () => {
    await inspector.stop()
    rmSync(folder, { recursive: true })
  })
  const inspect: Inspecting['inspect'] = async (kind, bytes, rules) => {
    const path = join(folder, `file-${count++}`)
    await writeFile(path, bytes)
    return inspector.inspect(path, { ...WIDEST[kind], ...rules })
  }
  return {
    inspect,
    async said(kind, bytes, rules) {
      const verdict = await inspect(kind, bytes, rules)
      return 'facts' in verdict ? JSON.stringify(verdict.facts) : `${verdict.reason}: ${verdict.says}`
    },
    async real(name) {
      files ??= makeRealFiles(folder)
      const file = (await files).find(one => one.name === name)
      if (!file) throw new Error(`no ${name}`)
      return file.bytes
    },
  }
}
