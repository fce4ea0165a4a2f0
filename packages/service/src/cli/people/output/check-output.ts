import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, extname, resolve } from 'node:path'
import type { MediaField } from '../../../catalog/words/field.ts'
import { WrongUsage } from '../exit-codes.ts'

type Kind = MediaField['kind']

const FITS: Record<Kind, { called: string; extensions: readonly string[] }> = {
  clip: { called: 'a video', extensions: ['.mp4'] },
  picture: { called: 'a picture', extensions: ['.png', '.jpg', '.jpeg', '.webp'] },
  sound: { called: 'a sound', extensions: ['.mp3', '.wav', '.m4a'] },
}

/** Checks that the result can be written to its destination before anything is created and charged. */
export async function checkOutput(output: string | undefined, kind: Kind | undefined, cwd: string): Promise<void> {
  if (output === '-') return
  const path = resolve(cwd, output ?? '.')
  const found = await stat(path).catch(() => undefined)
  const folder = found?.isDirectory() ? path : dirname(path)
  const named = output === undefined ? 'this folder' : `-o ${output}`
  if (!found?.isDirectory()) {
    if (output?.endsWith('/')) throw new WrongUsage(`${named}: there is no folder ${path}`)
    if (!(await stat(folder).catch(() => undefined))?.isDirectory())
      throw new WrongUsage(`${named}: there is no folder ${folder}`)
    checkExtension(output ?? '', kind)
  }
  const mayWrite = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!mayWrite) throw new WrongUsage(`${named}: nothing can be written to ${folder}`)
}

/** A name without an extension is allowed. */
function checkExtension(output: string, kind: Kind | undefined): void {
  const extension = extname(output).toLowerCase()
  if (kind === undefined || extension === '' || FITS[kind].extensions.includes(extension)) return
  const { called, extensions } = FITS[kind]
  throw new WrongUsage(`-o ${output}: the name of ${called} must end in ${extensions.join(' or ')}`)
}
