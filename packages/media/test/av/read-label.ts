import { type Format, sniff } from '../../src/formats/sniff.ts'
import { openPicture } from '../../src/av/guarded-sharp.ts'
import { LABEL_KEY, readLabelXmp } from '../../src/av/label.ts'
import { openInput } from '../../src/av/open-input.ts'
import { readBeginning } from '../../src/av/read-beginning.ts'

const PICTURES: readonly (Format | undefined)[] = ['png', 'jpeg', 'webp']

/** The label that a file carries under the key `AIGC`, or undefined. Takes every format that is written here. */
export async function readLabel(path: string): Promise<string | undefined> {
  if (PICTURES.includes(sniff(await readBeginning(path)))) {
    const { xmp } = await openPicture(path).metadata()
    return xmp && readLabelXmp(xmp.toString())
  }
  const file = await openInput(path)
  try {
    return file.metadata?.get(LABEL_KEY) ?? undefined
  } finally {
    await file.closeInput()
  }
}
