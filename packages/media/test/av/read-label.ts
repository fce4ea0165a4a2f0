import { type Format, sniff } from '../../src/formats/sniff.ts'
import { openPicture } from '../../src/av/guarded-sharp.ts'
import { LABEL_KEY } from '../../src/av/label.ts'
import { openInput } from '../../src/av/open-input.ts'
import { readBeginning } from '../../src/av/read-beginning.ts'

const PICTURES: readonly (Format | undefined)[] = ['png', 'jpeg', 'webp']

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The label within an XMP packet, if it is in our namespace. */
function readLabelXmp(xmp: string): string | undefined {
  if (!xmp.includes('xmlns:kinora="urn:kinora:xmp:1.0/"')) return undefined
  return /kinora:AIGC="([^"]*)"/
    .exec(xmp)?.[1]
    ?.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(?:amp|lt|gt|quot);/g, found => CHARACTERS[found] ?? found)
}

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
