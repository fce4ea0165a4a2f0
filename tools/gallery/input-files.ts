import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Input } from '../../packages/media/src/engine/contract.ts'
import { readPicture } from '../../packages/media/src/av/read-picture.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { writePicture } from '../../packages/media/src/write/write-picture.ts'

const fileOf = (name: string): string => join(import.meta.dirname, 'inputs', `${name}.jpg`)

/** A picture of tools/gallery/inputs as an order brings it; their SOURCES.md tells where they are from. */
export const pictureInput = (file: string, role = 'images[0]', name?: string): Input => ({
  role,
  kind: 'picture',
  path: fileOf(file),
  ...(name !== undefined && { name }),
})

export const inputPicture = (file: string): Promise<RgbaPicture> => readPicture(fileOf(file))

let made: string | undefined
let count = 0

/** A path for what is made only to be an input; gone when the process ends. */
export function passingPath(ending: string): string {
  if (made === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'kinora-gallery-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    made = folder
  }
  return join(made, `${count++}.${ending}`)
}

/** A picture that was made here, as an order brings it. */
export async function madeInput(picture: RgbaPicture, role = 'images[0]', name?: string): Promise<Input> {
  const path = passingPath('png')
  await writePicture(path, picture, { format: 'png' })
  return { role, kind: 'picture', path, ...(name !== undefined && { name }) }
}
